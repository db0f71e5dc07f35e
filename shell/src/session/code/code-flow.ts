import { getSession, onSignedOut, subscribeSession } from "@shop/kernel"

/** How long a code lives on the server, in ms; who has shown one has at least as long for what follows. */
const LIFE = 5 * 60_000

const purposes = ["registration", "password-reset"] as const
type Purpose = (typeof purposes)[number]

/** What somebody has reached with a mailed code: neither the code nor a password is part of it. */
export interface CodeFlow {
  name: string
  email: string
  /** Whether the code was shown already. */
  isVerified: boolean
  /** When the code was sent, or shown, in ms since 1970. */
  since: number
}

const keyOf = (purpose: Purpose) => `shop.${purpose}`

/**
 * The flow that this tab keeps; none where its time is over, or storage is closed or holds what is none
 * of ours. A phone throws the page away while the code is looked up in the mails.
 */
export function readFlow(purpose: Purpose): CodeFlow | undefined {
  try {
    const flow = parseFlow(JSON.parse(sessionStorage.getItem(keyOf(purpose)) ?? "null"))
    if (!flow) forgetFlow(purpose)
    return flow
  } catch {
    return undefined
  }
}

function parseFlow(value: unknown): CodeFlow | undefined {
  if (typeof value !== "object" || value === null) return undefined
  const { name, email, isVerified, since } = value as Record<string, unknown>
  if (typeof name !== "string" || typeof email !== "string" || typeof since !== "number")
    return undefined
  const age = Date.now() - since
  return age >= 0 && age < LIFE
    ? { name, email, isVerified: isVerified === true, since }
    : undefined
}

/** Keeps a flow for as long as its code lives. Where storage is closed, the page's memory must do. */
export function keepFlow(purpose: Purpose, flow: CodeFlow): void {
  // An answer may come late, when somebody has signed in by another way.
  if (getSession().status === "signed-in") return
  try {
    sessionStorage.setItem(keyOf(purpose), JSON.stringify(flow))
  } catch {
    // Nothing is lost but what a reload would have kept.
  }
}

/** To be called when a flow has done its work, or its person leads back from it. */
export function forgetFlow(purpose: Purpose): void {
  try {
    sessionStorage.removeItem(keyOf(purpose))
  } catch {
    // What cannot be written was not kept either.
  }
}

// The phone may be shared: whoever comes next finds nothing of it.
const forgetAll = () => purposes.forEach(forgetFlow)
subscribeSession(() => getSession().status === "signed-in" && forgetAll())
onSignedOut(forgetAll)
