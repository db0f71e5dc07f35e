type Level = "info" | "warn" | "error"

/**
 * One JSON object a line. Give ids, counts, codes and times (ms); never e-mails, names, streets,
 * phones, passwords, one-time codes or cookies.
 */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
  process[level === "error" ? "stderr" : "stdout"].write(`${line}\n`)
}

/** What may be logged of an error: its kind, code and stack, which hold no request data of ours. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error }
  const { code } = error as { code?: string }
  return { error: error.name, code, stack: error.stack }
}
