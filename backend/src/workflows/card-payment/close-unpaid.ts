import { setTimeout as sleep } from "node:timers/promises"
import { describeError, log } from "../../server/log"
import { closeCheckout } from "./learn"

/** How long a new order waits for the page of an older one to close, in ms. */
const PATIENCE = 3_000

/**
 * Closes the pages that a shopper left open, so that their new order is not kept from what they hold.
 * A provider that is away does not keep them from ordering: the page closes as soon as it is back.
 */
export async function closeUnpaid(orderIds: readonly string[]): Promise<void> {
  const closing = orderIds.map(async (orderId) => {
    try {
      await closeCheckout(orderId, "new order")
    } catch (error) {
      log("warn", "card_page_not_closed", { orderId, ...describeError(error) })
    }
  })
  await Promise.race([Promise.all(closing), sleep(PATIENCE, undefined, { ref: false })])
}
