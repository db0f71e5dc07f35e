import type { IncomingMessage } from "node:http"
import type { Report } from "./release-watch.js"

/** A report is some hundred bytes; its token grows with the number of micro-frontends. */
const MOST_BYTES = 8_192

const isText = (value: unknown): value is string => typeof value === "string" && value.length > 0

/** The report that a request carries, or nothing where it carries none. */
export async function readReport(request: IncomingMessage): Promise<Report | undefined> {
  if (!/^application\/json\b/.test(String(request.headers["content-type"]))) return undefined
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  try {
    const { view, name, release, kind } = JSON.parse(Buffer.concat(chunks).toString()) as Report
    if (!isText(view) || !isText(name) || !isText(release)) return undefined
    if (kind !== "load" && kind !== "render") return undefined
    return { view, name, release, kind }
  } catch {
    return undefined
  }
}
