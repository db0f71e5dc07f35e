// A line that cannot be written, for a full disk or because its reader has left, is lost; serving goes on.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined)

/** Writes one line of log: a JSON object, errors with their whole story. */
export function log(
  level: "info" | "error",
  message: string,
  fields: Record<string, unknown> = {},
): void {
  const { error, ...rest } = fields
  const story = error === undefined ? {} : { error: error instanceof Error ? error.stack : error }
  const line = { time: new Date().toISOString(), level, message, ...rest, ...story }
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
