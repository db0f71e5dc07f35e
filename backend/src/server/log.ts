type Level = "info" | "warn" | "error"

// A line that cannot be written, for a full disk or because its reader has left, is lost; the shop sells on.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)

let count: (level: Level, event: string) => void = () => undefined

/** Has every warning and error counted by its event, of which there are as many as the code names. */
export function countLogged(counter: typeof count): void {
  count = counter
}

/**
 * One JSON object a line. Give ids, counts, codes and times (ms); never e-mails, names, streets,
 * phones, passwords, one-time codes or cookies.
 */
export function log(level: Level, event: string, fields: Record<string, unknown> = {}): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })
  process[level === "error" ? "stderr" : "stdout"].write(`${line}\n`)
  if (level !== "info") count(level, event)
}

/**
 * What may be logged of an error: its kind, its code and where it arose. Never its message: database
 * errors quote statements with the values of the request in them.
 */
export function describeError(error: unknown): Record<string, unknown> {
  // Medusa's workflows throw what they serialised: objects with an error's fields.
  if (typeof error !== "object" || error === null) return { error: typeof error }
  const { name, code, stack } = error as Partial<Error> & { code?: string }
  return { error: name, code, stack: framesOf(String(stack)) }
}

function framesOf(stack: string): string[] {
  const frames = stack.split("\n").map((line) => line.trim())
  return frames.filter((line) => /^at .+:\d+:\d+\)?$/.test(line))
}

/** Has what libraries print for people, and Node's own warnings, written as lines of the log. */
export function logWhatIsPrinted(): void {
  const as =
    (level: Level) =>
    (...said: unknown[]) =>
      log(level, "printed", { text: said.map(String).join(" ") })
  Object.assign(console, {
    log: as("info"),
    info: as("info"),
    warn: as("warn"),
    error: as("error"),
  })
  process.removeAllListeners("warning")
  process.on("warning", ({ name, message }) => log("warn", "warning", { name, message }))
}
