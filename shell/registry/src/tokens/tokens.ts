import { createHash, randomBytes, timingSafeEqual } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { z } from "zod"
import { ownTokenFile, tokensFile } from "../places.js"
import { isMissing } from "../pointer/pointer.js"
import { Refusal } from "../refusal.js"
import { writeWhole } from "../write-whole.js"

const DAY_MS = 86_400_000
const YEAR_DAYS = 365

const tokenSchema = z.object({
  /** Who holds it: stands in the history as who did something. */
  label: z.string().min(1),
  /** The micro-frontends it is good for. */
  names: z.array(z.string()),
  hash: z.string(),
  expiresAt: z.iso.datetime(),
})
const tokensSchema = z.array(tokenSchema)
type Token = z.output<typeof tokenSchema>

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex")

async function readTokens(localDir: string): Promise<Token[]> {
  try {
    return tokensSchema.parse(JSON.parse(await readFile(tokensFile(localDir), "utf8")))
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

const save = (localDir: string, tokens: readonly Token[]) =>
  writeWhole(tokensFile(localDir), JSON.stringify(tokens, undefined, 2), 0o600)

/** Makes a token that is good for the named micro-frontends for so many days; only its hash is kept. */
export async function makeToken(
  localDir: string,
  { label, names, days = YEAR_DAYS }: { label: string; names: string[]; days?: number },
): Promise<string> {
  const secret = `mfe_${randomBytes(24).toString("base64url")}`
  const expiresAt = new Date(Date.now() + days * DAY_MS).toISOString()
  const others = (await readTokens(localDir)).filter((token) => token.label !== label)
  await save(localDir, [...others, { label, names, hash: hashOf(secret), expiresAt }])
  return secret
}

/** The token of this machine, if one was made. */
export async function readOwnToken(localDir: string): Promise<string | undefined> {
  const text = await readFile(ownTokenFile(localDir), "utf8").catch(() => undefined)
  return text?.trim()
}

const OWN = "this machine"

/** At the first start makes the token of this machine; later sees to it that it is good for `names` too. */
export async function grantOwnToken(localDir: string, names: readonly string[]): Promise<void> {
  const tokens = await readTokens(localDir)
  const secret = await readOwnToken(localDir)
  const own = tokens.find(({ label }) => label === OWN)
  const isOwn = own !== undefined && secret !== undefined && own.hash === hashOf(secret)
  if (!isOwn) {
    const made = await makeToken(localDir, { label: OWN, names: [...names], days: 10 * YEAR_DAYS })
    return writeFile(ownTokenFile(localDir), `${made}\n`, { mode: 0o600 })
  }
  const all = [...new Set([...own.names, ...names])]
  if (all.length === own.names.length) return
  await save(localDir, [...tokens.filter((token) => token !== own), { ...own, names: all }])
}

/** Who holds a token that is good for `name`; throws a Refusal for a foreign or expired one, or none. */
export async function holderOf(
  localDir: string,
  secret: string | undefined,
  name: string,
): Promise<string> {
  const refuse = (trouble: string) => new Refusal(`${name} is left as it is:`, [trouble])
  if (!secret)
    throw refuse("a token is needed: set MFE_TOKEN, or ask the operator for one (docs/teams.md).")
  const hash = Buffer.from(hashOf(secret))
  const token = (await readTokens(localDir)).find((one) =>
    timingSafeEqual(Buffer.from(one.hash), hash),
  )
  if (!token) throw refuse("this token is not known here: check MFE_TOKEN, or ask for a new one.")
  if (Date.parse(token.expiresAt) <= Date.now()) {
    const day = token.expiresAt.slice(0, 10)
    throw refuse(`the token of ${token.label} expired on ${day}: ask the operator for a new one.`)
  }
  if (token.names.includes(name)) return token.label
  const names = token.names.join(", ") || "nothing"
  throw refuse(`the token of ${token.label} is good for ${names} only: use the token of its team.`)
}
