import type { IncomingMessage } from "node:http"
import { readJson } from "../read-json.js"
import type { Settings } from "../settings.js"

type Overrides = Record<string, string>
type Place = Pick<Settings, "stage" | "portBase">

const NAME = /^[a-z][a-z0-9-]{0,39}$/
/** The developer's own machine, as their browser reaches it, and nothing else. */
const ALLOWED = /^http:\/\/(localhost|127\.0\.0\.1):\d{2,5}$/
const DAY_S = 86_400

/** Whether this shop lets visitors run parts of it from their own machine. Never in production. */
export const allowsOverrides = ({ stage }: Place) => stage === "development" || stage === "staging"

const cookieName = ({ portBase }: Place) => `mfe-override-${portBase}`

/** What this visitor runs from their own machine: name → address. Nothing in production, whatever they send. */
export function overridesOf(request: IncomingMessage, place: Place): Overrides {
  if (!allowsOverrides(place)) return {}
  const pattern = new RegExp(`(?:^|;\\s*)${cookieName(place)}=([^;]*)`)
  const text = pattern.exec(request.headers.cookie ?? "")?.[1] ?? ""
  const pairs = text.split("|").map((pair) => pair.split("@", 2) as [string, string?])
  return Object.fromEntries(
    pairs.flatMap(([name, host]) => {
      const address = `http://${host ?? ""}`
      return NAME.test(name) && ALLOWED.test(address) ? [[name, address]] : []
    }),
  )
}

/**
 * The cookie that a request to change overrides asks for: one more, or with no name none. Nothing for a
 * request of another origin, or one for an address that is not the visitor's own machine.
 */
export async function overrideCookie(
  request: IncomingMessage,
  place: Place,
): Promise<string | undefined> {
  const { origin, host } = request.headers
  if (!origin || !URL.canParse(origin) || new URL(origin).host !== host) return undefined
  const { name, address } = ((await readJson(request)) ?? {}) as { name?: string; address?: string }
  const rules = `Path=/; HttpOnly; SameSite=Strict; Max-Age=`
  if (name === undefined) return `${cookieName(place)}=; ${rules}0`
  if (!NAME.test(name) || !address || !ALLOWED.test(address)) return undefined
  const all = { ...overridesOf(request, place), [name]: address }
  const pairs = Object.entries(all).map(([one, at]) => `${one}@${at.slice("http://".length)}`)
  return `${cookieName(place)}=${pairs.join("|")}; ${rules}${DAY_S}`
}
