import type { IncomingMessage } from "node:http"
import { readJson } from "../read-json.js"
import type { Report } from "./release-watch.js"

const isText = (value: unknown): value is string => typeof value === "string" && value.length > 0

/** The report that a request carries, or nothing where it carries none. */
export async function readReport(request: IncomingMessage): Promise<Report | undefined> {
  const { view, name, release, kind } = ((await readJson(request)) ?? {}) as Partial<Report>
  if (!isText(view) || !isText(name) || !isText(release)) return undefined
  if (kind !== "load" && kind !== "render") return undefined
  return { view, name, release, kind }
}
