import { parseArgs } from "node:util"
import { manifestSchema } from "@shop/kernel/manifest"
import { Refusal } from "../refusal.js"

export const USAGE = `npm run mfe -- <command>

  new <name> [folder]           a new micro-frontend that works, in mfe-<name> or elsewhere
  build <name>                  builds it
  local <name>                  builds it on each change and serves it to a shell elsewhere
    --port <n>                  5180 without
  publish <name>                builds it, passes it through the gate, makes it live
    --canary <1-99>             for so many per cent of visitors only
    --dry-run                   says what the gate says, and changes nothing
    --base-url <address>        its files are served from there (docs/teams.md)
    --shell <address>           compares with the shell of a running shop
  promote <name>                makes the release on trial the live one for all
  rollback <name> [version]     back to the last good version, or to the one named
  withdraw <name>               takes it out of the shop, until a version is named or published
  list                          what is live
  history [name]                who did what, when and why
  token <holder> <name,name…>   a token that is good for these; --days <n>, 365 without

A path in place of a name works too. MFE_TOKEN holds the token; on this machine its own is used.`

/** A Refusal with the usage below it. */
export const notUnderstood = (trouble: string) => new Refusal(`${trouble}\n\n${USAGE}`, [])

/** Reads the words after the command; throws a Refusal with the usage for what is none of them. */
export function readOptions(words: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        canary: { type: "string" },
        "dry-run": { type: "boolean", default: false },
        "base-url": { type: "string" },
        shell: { type: "string" },
        conformance: { type: "string" },
        days: { type: "string" },
        by: { type: "string" },
        why: { type: "string" },
      },
    })
    return { ...values, operands: positionals }
  } catch (error) {
    throw notUnderstood(error instanceof Error ? error.message : String(error))
  }
}

export type CliOptions = ReturnType<typeof readOptions>

/** A whole number between two others, or nothing where none is given. */
export function readNumber(text: string | undefined, least: number, most: number, option: string) {
  if (text === undefined) return undefined
  const number = Number(text)
  if (Number.isInteger(number) && number >= least && number <= most) return number
  const mend = `it takes a whole number from ${least} to ${most}, e.g. ${option} 10`
  throw new Refusal("This is not understood:", [`${option} ${text}: ${mend}.`])
}

/** The operand at `index`; throws a Refusal with the usage where it is missing. */
export function operand({ operands }: CliOptions, index: number): string {
  const word = operands[index]
  if (!word) throw notUnderstood("Something is missing.")
  return word
}

/** The word, if a micro-frontend may be called so; throws a Refusal that says why not. */
export function possibleName(word: string): string {
  const { success, error } = manifestSchema.shape.name.safeParse(word)
  if (success) return word
  const troubles = error.issues.map(({ message }) => `${message}.`)
  throw new Refusal(`'${word}' cannot be the name of a micro-frontend:`, troubles)
}
