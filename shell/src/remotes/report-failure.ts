import { type FailureKind, readBootData } from "@shop/kernel/host"

const REPORT_ADDRESS = "/mfe/report"

/**
 * Tells the storefront server that a release failed in this page view, so that it can take it back. The
 * server counts one report for each page view; nobody waits for the answer.
 */
export function reportFailure(
  name: string,
  release: string,
  module: string,
  kind: FailureKind,
): void {
  const view = readBootData()?.view
  if (!view) return
  const body = JSON.stringify({ view, name, release, module, kind })
  const headers = { "content-type": "application/json" }
  // A page that is left at once still reports; that the report is lost is no news for anybody.
  void fetch(REPORT_ADDRESS, { method: "POST", headers, body, keepalive: true }).catch(
    () => undefined,
  )
}
