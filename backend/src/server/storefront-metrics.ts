import { env } from "./env"

/** How long the storefront server may take, in ms. */
const PATIENCE = 1_000

/**
 * What the storefront server of this machine counts of micro-frontends, as Prometheus text, so that one
 * address tells everything; empty while it is away.
 */
export async function storefrontMetrics(): Promise<string> {
  const { portBase, metricsToken } = env()
  const answer = await fetch(`http://127.0.0.1:${portBase}/mfe/metrics`, {
    headers: metricsToken ? { authorization: `Bearer ${metricsToken}` } : {},
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => undefined)
  return answer?.ok ? answer.text().catch(() => "") : ""
}
