import type { IncomingMessage, ServerResponse } from "node:http"
import { readReport } from "./read-report.js"
import type { ReleaseWatch } from "./release-watch.js"

/** Only programs read these. */
const statusOf = { counted: 204, again: 204, foreign: 403, expired: 403 }

/** Answers POST /mfe/report: 204 where it was counted, or had been before. */
export async function answerReport(
  watch: ReleaseWatch,
  request: IncomingMessage,
  response: ServerResponse,
  headers: Record<string, string>,
): Promise<void> {
  const report = await readReport(request)
  const redeemed = report ? await watch.report(report) : undefined
  const status = redeemed === undefined ? 400 : statusOf[redeemed]
  response.writeHead(status, { ...headers, "cache-control": "no-store" }).end()
}
