import { NewsletterService } from "../../modules/newsletter/service"
import { OneTimeCodeService } from "../../modules/one-time-code/service"
import { RateLimitService } from "../../modules/rate-limit/service"
import { SessionService } from "../../modules/session/service"
import { repeat } from "../../repeat"

/** How often, in ms. Nothing depends on it: what has expired is not believed either way. */
const EVERY = 10 * 60_000

/** Forgets expired sessions, flows, limits and unconfirmed subscriptions from time to time, until it is stopped. */
export function startAccountSweeps(): { stop(): Promise<void> } {
  const swept = [
    new SessionService(),
    new OneTimeCodeService(),
    new RateLimitService(),
    new NewsletterService(),
  ]
  return repeat({
    every: EVERY,
    failure: "account_sweep_failed",
    async work() {
      await Promise.all(swept.map((each) => each.sweep()))
    },
  })
}
