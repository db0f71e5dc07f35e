import { pool } from "../../db/pool"
import { describeError, log } from "../../server/log"

/**
 * A shopper who looks at their orders may just have come back from paying: their open payment is asked
 * about at once and not only in its turn, but not more often than every five seconds.
 */
export async function lookSoon(customerId: string): Promise<void> {
  try {
    await pool().query({
      name: "card_look_soon",
      text: `update shop_card_payment set next_check_at = now()
        where customer_id = $1 and state = 'open'
          and coalesce(asked_at, created_at) < now() - interval '5 seconds'`,
      values: [customerId],
    })
  } catch (error) {
    log("warn", "card_look_failed", describeError(error))
  }
}
