import type { ReleaseCounts } from "./release-counts.js"

const label = (text: string) => text.replace(/[^\w.-]/g, "_")

/** The counts in Prometheus' text form. */
export function metricsText(counts: ReleaseCounts, rollbacks: ReadonlyMap<string, number>): string {
  const all = counts.all()
  const of = (name: string, release: string) => `name="${label(name)}",release="${label(release)}"`
  const lines = [
    "# HELP shop_mfe_page_views_total Page views that began with this release.",
    "# TYPE shop_mfe_page_views_total counter",
    ...all.map(
      ({ name, release, views }) => `shop_mfe_page_views_total{${of(name, release)}} ${views}`,
    ),
    "# HELP shop_mfe_failures_total Page views that reported a failure of this release.",
    "# TYPE shop_mfe_failures_total counter",
    ...all.flatMap(({ name, release, failures }) =>
      Object.entries(failures).map(
        ([kind, times]) =>
          `shop_mfe_failures_total{${of(name, release)},kind="${label(kind)}"} ${times}`,
      ),
    ),
    "# HELP shop_mfe_automatic_rollbacks_total Releases this server took back by itself.",
    "# TYPE shop_mfe_automatic_rollbacks_total counter",
    ...[...rollbacks].map(
      ([name, times]) => `shop_mfe_automatic_rollbacks_total{name="${label(name)}"} ${times}`,
    ),
  ]
  return `${lines.join("\n")}\n`
}
