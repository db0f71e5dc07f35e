import { createHmac, randomBytes, timingSafeEqual } from "node:crypto"
import type { Registry } from "@shop/kernel/manifest"

const HOUR_MS = 3_600_000
/** Beyond so many reports an hour nobody learns more from the next one. */
const MOST_KEPT = 100_000

/** What a page view was given: by name the releases it may run. */
type Given = Record<string, string[]>

interface Payload {
  id: string
  at: number
  given: Given
}

/** What a report was answered with: counted, or why not. */
export type Redeemed = "counted" | "again" | "foreign" | "expired"

/**
 * Tokens of page views: each page carries one, and may report one failure with it, of a release that it
 * was given. So a stranger can neither blame what they never ran nor make one visit look like many.
 */
export class ViewTokens {
  private readonly used = new Map<string, number>()

  /** `key` is shared by all storefront servers of a shop; without one, tokens hold until a restart. */
  constructor(private readonly key: string = randomBytes(32).toString("hex")) {}

  issue({ microFrontends }: Registry, at = Date.now()): string {
    const given = Object.fromEntries(
      microFrontends.map(({ name, release, fallback }) => [
        name,
        fallback ? [release, fallback.release] : [release],
      ]),
    )
    const payload: Payload = { id: randomBytes(9).toString("base64url"), at, given }
    const text = Buffer.from(JSON.stringify(payload)).toString("base64url")
    return `${text}.${this.sign(text)}`
  }

  /** Uses up the token of a page view that says `release` of `name` failed in it. */
  redeem(token: string, name: string, release: string, now = Date.now()): Redeemed {
    const payload = this.read(token)
    if (!payload?.given[name]?.includes(release)) return "foreign"
    if (now - payload.at > HOUR_MS) return "expired"
    if (this.used.has(payload.id)) return "again"
    this.forget(now)
    this.used.set(payload.id, payload.at)
    return "counted"
  }

  private sign(text: string): string {
    return createHmac("sha256", this.key).update(`page view ${text}`).digest("base64url")
  }

  private read(token: string): Payload | undefined {
    const [text = "", signature = ""] = token.split(".", 2)
    const [given, wanted] = [Buffer.from(signature), Buffer.from(this.sign(text))]
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return undefined
    return JSON.parse(Buffer.from(text, "base64url").toString()) as Payload
  }

  /** Drops what has expired, and beyond all measure the oldest. */
  private forget(now: number): void {
    for (const [id, at] of this.used) {
      if (now - at <= HOUR_MS && this.used.size < MOST_KEPT) return
      this.used.delete(id)
    }
  }
}
