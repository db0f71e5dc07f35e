import type { RateLimit } from "../../modules/rate-limit/service"
import { originOf } from "../../server/client-address"

/** What is used up decides the sentence. */
export interface CodeLimit extends RateLimit {
  readonly kind: "cool-down" | "hour"
}

const HOUR = 3600

/** How often one-time codes may be asked for (behaviour: Accounts), whether or not one is mailed. */
export function codeLimits(client: string, email: string): readonly CodeLimit[] {
  const origin = originOf(client)
  return [
    { kind: "cool-down", key: ["code-pause", email], max: 1, seconds: 30 },
    { kind: "hour", key: ["code", origin, email], max: 5, seconds: HOUR },
    { kind: "hour", key: ["code", email], max: 10, seconds: HOUR },
    { kind: "hour", key: ["code-origin", origin], max: 30, seconds: HOUR },
  ]
}

/** Failed sign-ins of one account from one address; shop, seller area and Medusa Admin count together. */
export function signInLimit(client: string, email: string): RateLimit {
  return { key: ["sign-in", originOf(client), email], max: 10, seconds: 15 * 60 }
}
