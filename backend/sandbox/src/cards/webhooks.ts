import type { CardNetwork } from "./card-network.js"
import type { CardEvent } from "./objects.js"
import { sign } from "./sign.js"

/** Pauses before each further try, in ms; the last one repeats. */
const PAUSES = [1_000, 2_000, 5_000, 15_000, 60_000]
const TRIES = 40
const PATIENCE = 10_000

export interface Webhooks {
  /** Sends one event now, once. @returns the shop's status, or 0 when it did not answer */
  send(event: CardEvent): Promise<number>
  stop(): void
}

/**
 * Tells the shop of each event, signed, again and again until it answers 2xx. As in the real one, an
 * event may overtake another or come twice.
 */
export function startWebhooks(
  network: CardNetwork,
  target: { readonly url: string; readonly secret: string; readonly automatic?: boolean },
): Webhooks {
  const waiting = new Set<NodeJS.Timeout>()
  let stopped = false

  async function send(event: CardEvent): Promise<number> {
    const body = JSON.stringify(event)
    try {
      const answer = await fetch(target.url, {
        method: "POST",
        body,
        headers: {
          "content-type": "application/json; charset=utf-8",
          "stripe-signature": sign(body, target.secret, network.now()),
        },
        signal: AbortSignal.timeout(PATIENCE),
      })
      await answer.arrayBuffer()
      return answer.status
    } catch {
      return 0
    }
  }

  async function insist(event: CardEvent, attempt = 0): Promise<void> {
    const status = await send(event)
    if (stopped || (status >= 200 && status < 300) || attempt === TRIES) return
    const timer = setTimeout(
      () => {
        waiting.delete(timer)
        void insist(event, attempt + 1)
      },
      PAUSES[Math.min(attempt, PAUSES.length - 1)],
    )
    waiting.add(timer)
  }

  if (target.automatic !== false) network.onEvent = (event) => void insist(event)
  return {
    send,
    stop() {
      stopped = true
      waiting.forEach(clearTimeout)
    },
  }
}
