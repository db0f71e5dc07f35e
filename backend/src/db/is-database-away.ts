/** Postgres: a statement took longer than it may. */
const TOO_SLOW = "57014"

const networkCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  // a standby that is not the primary yet, after a failover
  "25006",
  // operator intervention and connection classes of Postgres
  "57P01",
  "57P02",
  "57P03",
  TOO_SLOW,
  "08000",
  "08003",
  "08006",
  "53300",
])

/** An error and what it was caused by. */
function* causesOf(error: unknown) {
  for (let at: unknown = error, depth = 0; at && depth < 5; depth++) {
    const cause = at as { code?: string; message?: string; cause?: unknown }
    yield cause
    at = cause.cause
  }
}

/** Whether an error says that the database cannot be reached just now (answered with 503). */
export function isDatabaseAway(error: unknown): boolean {
  for (const { code, message } of causesOf(error)) {
    if (code && networkCodes.has(code)) return true
    if (
      /timeout (exceeded when|expired)|Connection terminated|acquiring a connection|accepting connections/.test(
        message ?? "",
      )
    )
      return true
  }
  return false
}

/** Whether the database is there, and only this one statement took too long: waited for a lock, or read too much. */
export function isTooSlow(error: unknown): boolean {
  return [...causesOf(error)].some(({ code }) => code === TOO_SLOW)
}
