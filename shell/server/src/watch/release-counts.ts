const HOUR_MS = 3_600_000

/** What is known of one release since this server started. */
interface Count {
  name: string
  release: string
  views: number
  failures: Record<string, number>
  /** Of views and failures in the hour that begins with the release's publishing. */
  fresh: { views: number; failures: number }
}

/** Counts page views and failures of releases. */
export class ReleaseCounts {
  private readonly counts = new Map<string, Count>()

  private of(name: string, release: string): Count {
    const key = `${name} ${release}`
    const known = this.counts.get(key)
    if (known) return known
    const count = { name, release, views: 0, failures: {}, fresh: { views: 0, failures: 0 } }
    this.counts.set(key, count)
    return count
  }

  seen(name: string, release: string, publishedAt: string, now = Date.now()): void {
    const count = this.of(name, release)
    count.views++
    if (now - Date.parse(publishedAt) < HOUR_MS) count.fresh.views++
  }

  /** Counts a failure; resolves to the share of page views that failed within an hour of publishing. */
  failed(name: string, release: string, kind: string, publishedAt: string, now = Date.now()) {
    const count = this.of(name, release)
    count.failures[kind] = (count.failures[kind] ?? 0) + 1
    if (now - Date.parse(publishedAt) < HOUR_MS) count.fresh.failures++
    return count.fresh
  }

  all(): readonly Count[] {
    return [...this.counts.values()]
  }
}
