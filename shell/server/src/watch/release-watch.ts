import type { PublishedMicroFrontend, PublishedRelease, Registry } from "@shop/kernel/manifest"
import { log, type Pointer, rollback } from "@shop/registry"
import { confirmFault } from "./check-release.js"
import { metricsText } from "./metrics-text.js"
import { ReleaseCounts } from "./release-counts.js"
import { type Redeemed, ViewTokens } from "./view-tokens.js"

const HOUR_MS = 3_600_000
/** Fewer page views say nothing; a smaller share of failures is somebody's network. */
const LEAST_VIEWS = 20
const FAILING_SHARE = 0.2
/** The registry of a storefront that may not write it is another machine's. */
const ELSEWHERE =
  "A release fails for visitors, and in our own check. The registry is on another machine, so only there can it be taken back:"
/** A check costs a process; when it finds nothing, the next one waits so long, in ms. */
const PAUSE_MS = 60_000

export interface Report {
  view: string
  name: string
  release: string
  kind: "load" | "render"
}

interface Options {
  /** Signs page views. */
  secret: string | undefined
  /** Where the registry can be written; absent, it is only reported that a release fails. */
  localDir: string | undefined
  pointer: () => Promise<Pointer>
  /** The registries of visitors, without and with trials, as this server itself can reach them. */
  ownRegistries: (pointer: Pointer) => Registry[]
  origin: string
}

/** Hears how releases fare, and takes back a fresh one that fails. */
export class ReleaseWatch {
  readonly counts = new ReleaseCounts()
  readonly rollbacks = new Map<string, number>()
  private readonly tokens: ViewTokens
  private readonly lookedAt = new Map<string, number>()

  constructor(private readonly options: Options) {
    this.tokens = new ViewTokens(options.secret)
  }

  /** A page view begins, with these of its micro-frontends on screen; resolves to its token. */
  begin(registry: Registry, shown: readonly PublishedMicroFrontend[], pointer: Pointer): string {
    for (const { name, release } of shown)
      this.counts.seen(name, release, publishedAt(pointer, name, release))
    return this.tokens.issue(registry)
  }

  /** Whether some release is so fresh that each page view counts. */
  isWatching({ microFrontends }: Pointer): boolean {
    const all = microFrontends.flatMap(({ canary, ...live }) => (canary ? [live, canary] : [live]))
    return all.some((one) => Date.now() - Date.parse(one.publishedAt) < HOUR_MS)
  }

  /** A page view says that a release failed in it. */
  async report({ view, name, release, kind }: Report): Promise<Redeemed> {
    const redeemed = this.tokens.redeem(view, name, release)
    if (redeemed !== "counted") return redeemed
    const pointer = await this.options.pointer()
    const fresh = this.counts.failed(name, release, kind, publishedAt(pointer, name, release))
    const { views, failures } = fresh
    if (views >= LEAST_VIEWS && failures >= views * FAILING_SHARE) {
      const share = `${failures} of ${views} page views failed within an hour of publishing`
      void this.consider(name, release, share, pointer).catch((error: unknown) =>
        log("error", "A failing release could not be taken back.", { name, release, error }),
      )
    }
    return redeemed
  }

  metrics(): string {
    return metricsText(this.counts, this.rollbacks)
  }

  private async consider(name: string, release: string, share: string, pointer: Pointer) {
    const key = `${name} ${release}`
    if (Date.now() - (this.lookedAt.get(key) ?? 0) < PAUSE_MS) return
    this.lookedAt.set(key, Date.now())
    const live = this.options
      .ownRegistries(pointer)
      .flatMap(({ microFrontends }) => microFrontends)
      .find((one) => one.name === name && one.release === release)
    const { localDir, origin } = this.options
    if (!live) return
    const fallback: PublishedRelease | undefined = live.fallback
    const fault = await confirmFault(live, fallback, origin)
    const facts = { name, release, share, fault }
    if (!fault) return log("error", "A release fails for visitors, not in our own check.", facts)
    if (!localDir) return log("error", `${ELSEWHERE} npm run mfe -- rollback ${name}`, facts)
    const why = `${share}; our own check: ${fault}`
    const by = "the storefront"
    await rollback(localDir, name, { by, why, onlyFrom: release, automatic: true })
    this.rollbacks.set(name, (this.rollbacks.get(name) ?? 0) + 1)
    log("error", "A release was taken back.", facts)
  }
}

function publishedAt({ microFrontends }: Pointer, name: string, release: string): string {
  const live = microFrontends.find((one) => one.name === name)
  const found = [live, live?.canary].find((one) => one?.release === release)
  return found?.publishedAt ?? new Date(0).toISOString()
}
