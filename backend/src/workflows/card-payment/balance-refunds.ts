import type {
  IOrderModuleService,
  IPaymentModuleService,
  MedusaContainer,
} from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows"
import { tellBrowsers } from "../../live/tell-browsers"
import type { PaymentState } from "../../modules/card-checkout/payment-state"
import { knownRefund } from "../../modules/stripe-checkout/known-refund"
import { type CardRefund, giveBack, refundsOf } from "../../modules/stripe-checkout/refunds"
import { withOrder } from "../order/with-order"
import { failedOf, noteFailed, sendAgain } from "./failed-refunds"
import { mailRefund } from "./payment-mails"
import { type Books, readBooks, standing, sum } from "./refund-books"
import { settleIn, settling } from "./settle"

/**
 * Makes the provider and Medusa agree about what was given back. What has to go back is refunded
 * through Medusa; what Medusa has written down and the provider does not know (a crash in between) is
 * asked for again under the same key; what was given back in the provider's own pages is written down.
 * A refund that failed is not repeated by itself: its card is most likely closed, and the seller may
 * have paid in another way. They are told, and may ask for it again.
 * @throws Stripe's errors while the provider is away: try again
 */
export function balanceRefunds(container: MedusaContainer, orderId: string): Promise<void> {
  return withOrder(container, orderId, async () => {
    const before = await readBooks(orderId)
    if (!before?.intent_id) return
    if (!before.payment_id) await giveAllBack(orderId, before.intent_id, before.state)
    const made = await refundsOf(before.intent_id)
    const failed = failedOf(orderId, before, made)
    await noteFailed(orderId, failed, made)
    if (!before.payment_id) return
    if (failed === 0) await sendMissing(before, made, before.intent_id)
    await writeUnknown(container, orderId, before, standing(made))
    const now = (await readBooks(orderId)) ?? before
    if (now.state === "refunding" && sum(now.refunds) < now.captured)
      await refund(container, orderId, now, now.captured - sum(now.refunds))
    await tell(orderId)
  })
}

/**
 * Gives back what failed refunds owe of an order's money, or where none does, all that is left of it.
 * @returns whether there was anything to give back
 * @throws what the provider or Medusa says
 */
export async function refundAll(container: MedusaContainer, orderId: string, by: string) {
  return withOrder(container, orderId, async () => {
    const now = await readBooks(orderId)
    if (!now?.intent_id) return false
    const left = now.captured - sum(now.refunds)
    if (now.failed > 0) await sendAgain(orderId, now, now.intent_id)
    else if (now.payment_id && left > 0) await refund(container, orderId, now, left, by)
    else return false
    await tell(orderId)
    return true
  })
}

/** Medusa has nothing to refund: what came in never was this order's amount. */
async function giveAllBack(orderId: string, intentId: string, state: PaymentState): Promise<void> {
  if (state !== "refunding") return
  await giveBack({ intentId, ref: orderId })
  const refunds = await refundsOf(intentId)
  await settling(async (db) => {
    await settleIn(db, orderId, { kind: "refunded" })
    const amountPaise = sum(standing(refunds))
    await mailRefund(db, { orderId, id: orderId, amountPaise, isAll: true })
  })
}

/**
 * Refunds that Medusa knows and the provider does not, up to what the two are apart: one that was written
 * down after the provider's has another name there, and is not made a second time.
 */
async function sendMissing(
  { refunds, otherwise }: Books,
  made: readonly CardRefund[],
  intentId: string,
): Promise<void> {
  const sent = new Set(made.map(({ ref }) => ref))
  let missing = sum(refunds) - sum(standing(made)) - otherwise
  for (const { id, amount } of refunds) {
    if (missing <= 0) return
    if (sent.has(id)) continue
    const part = Math.min(amount, missing)
    await giveBack({ intentId, amount: part, ref: id })
    missing -= part
  }
}

/** Refunds that the provider knows and Medusa does not, up to what the two are apart. */
async function writeUnknown(
  container: MedusaContainer,
  orderId: string,
  known: Books,
  made: readonly CardRefund[],
): Promise<void> {
  const ids = new Set(known.refunds.map(({ id }) => id))
  const unknown = made.filter(({ ref }) => !ref || !ids.has(ref))
  let missing = sum(made) + known.otherwise - sum(known.refunds)
  for (const { id, amount } of unknown) {
    const part = Math.min(amount, missing)
    if (part <= 0) return
    await knownRefund.run(id, () => refund(container, orderId, known, part))
    missing -= part
  }
}

/**
 * A refund in Medusa, which our provider passes on. Of an order that stands Medusa's own workflow also
 * takes it off the order's total; it refuses cancelled and deleted ones.
 */
async function refund(
  container: MedusaContainer,
  orderId: string,
  { payment_id, order_status: status, has_order }: Books,
  paise: number,
  by?: string,
): Promise<void> {
  const input = { payment_id: payment_id ?? "", amount: paise / 100, created_by: by }
  if (status && status !== "canceled") {
    await refundPaymentWorkflow(container).run({ input })
    return
  }
  const payments = container.resolve<IPaymentModuleService>(Modules.PAYMENT)
  const { refunds = [] } = await payments.refundPayment(input)
  const newest = [...refunds].sort((a, b) => (a.id < b.id ? 1 : -1))[0]
  if (!has_order || !newest) return
  const orders = container.resolve<IOrderModuleService>(Modules.ORDER)
  await orders.addOrderTransactions({
    order_id: orderId,
    amount: -paise / 100,
    currency_code: "inr",
    reference: "refund",
    reference_id: newest.id,
  })
}

/**
 * Each refund is told to the shopper once, but not while one is known to have failed; when nothing is
 * left, the payment is over.
 */
async function tell(orderId: string): Promise<void> {
  const { refunds, captured, failed } = (await readBooks(orderId)) ?? {
    refunds: [],
    captured: 0,
    failed: 0,
  }
  if (refunds.length === 0 || failed > 0) return
  const isAll = sum(refunds) >= captured
  await settling(async (db) => {
    if (isAll) await settleIn(db, orderId, { kind: "refunded" })
    for (const { id, amount } of refunds)
      await mailRefund(db, {
        orderId,
        id,
        amountPaise: amount,
        isAll: isAll && refunds.length === 1,
      })
  })
  await tellBrowsers()
}
