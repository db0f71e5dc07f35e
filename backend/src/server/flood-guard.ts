import type { IncomingMessage } from "node:http"
import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible"
import { clientAddress, originOf } from "./client-address"
import { env } from "./env"

/** A household behind one address never comes near; a flood does in its first second. */
const guard = new RateLimiterMemory({ points: 1_000, duration: 10 })

/**
 * Counts a request of its address. In memory, since it protects this very process and is forgotten in
 * seconds. @returns in how many seconds the address may ask again, or undefined when it may now
 */
export async function floodPause(request: IncomingMessage): Promise<number | undefined> {
  if (!env().rateLimits) return undefined
  try {
    await guard.consume(originOf(clientAddress(request)))
    return undefined
  } catch (refused) {
    return Math.ceil((refused as RateLimiterRes).msBeforeNext / 1_000)
  }
}
