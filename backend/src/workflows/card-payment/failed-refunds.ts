import type { MedusaContainer } from "@medusajs/framework/types"
import { pool } from "../../db/pool"
import { type CardRefund, giveBack, refundsOf } from "../../modules/stripe-checkout/refunds"
import { log } from "../../server/log"
import { withOrder } from "../order/with-order"
import { mailSeller } from "./payment-mails"
import { type Books, standing, sum } from "./refund-books"
import { settling } from "./settle"

/**
 * What failed refunds should have given back and no other one did, in paise. Once one has failed, all
 * that the provider gave back less than Medusa says waits for the seller.
 */
export function failedOf(
  orderId: string,
  { payment_id, refunds, otherwise }: Books,
  made: readonly CardRefund[],
) {
  if (!made.some(({ isFailed }) => isFailed)) return 0
  if (payment_id) return Math.max(0, sum(refunds) - sum(standing(made)) - otherwise)
  // Without Medusa: the shop's one refund of all that was left, and what was made for it since.
  const own = made.findIndex(({ ref }) => ref === orderId)
  const [first, since] = [made.slice(own, own + 1), made.slice(own)]
  return own < 0 ? 0 : Math.max(0, sum(first) - sum(standing(since)) - otherwise)
}

/** Shows what failed, and tells the seller once: again only after another refund was made. */
export async function noteFailed(orderId: string, failed: number, made: readonly CardRefund[]) {
  await settling(async (db) => {
    const { rowCount } = await db.query(
      `update shop_card_payment set failed_refunds = $2
       where order_id = $1 and failed_refunds <> $2`,
      [orderId, failed],
    )
    if (failed > 0) await mailSeller(db, orderId, "refund", String(made.length))
    if (rowCount) log("warn", "card_refunds_failed", { orderId, paise: failed })
  })
}

/**
 * Makes a refund of what failed. Its key counts the refunds there are: asked twice it is the same one, after
 * another failure a new one.
 * @throws Stripe's errors, and when that refund failed at once
 */
export async function sendAgain(orderId: string, books: Books, intentId: string): Promise<void> {
  const before = await refundsOf(intentId)
  const amount = failedOf(orderId, books, before)
  if (amount > 0) await giveBack({ intentId, amount, ref: `${orderId}-${before.length}` })
  const made = await refundsOf(intentId)
  const failed = failedOf(orderId, books, made)
  await noteFailed(orderId, failed, made)
  if (failed > 0) throw new Error("The refund failed again.")
}

/**
 * Notes that the seller paid what failed refunds owe in another way: nothing is asked of the provider.
 * @returns whether there was anything to note
 */
export function notePaidOtherwise(
  container: MedusaContainer,
  orderId: string,
  by: string,
): Promise<boolean> {
  return withOrder(container, orderId, async () => {
    const { rowCount } = await pool().query(
      `update shop_card_payment set paid_otherwise = paid_otherwise + failed_refunds,
         failed_refunds = 0, next_check_at = now()
       where order_id = $1 and failed_refunds > 0`,
      [orderId],
    )
    if (rowCount) log("info", "card_refund_paid_otherwise", { orderId, by })
    return rowCount === 1
  })
}
