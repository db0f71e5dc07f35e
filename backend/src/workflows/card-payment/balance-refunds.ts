import type {
  IOrderModuleService,
  IPaymentModuleService,
  MedusaContainer,
} from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { refundPaymentWorkflow } from "@medusajs/medusa/core-flows"
import { pool } from "../../db/pool"
import { tellBrowsers } from "../../live/tell-browsers"
import type { PaymentState } from "../../modules/card-checkout/payment-state"
import { knownRefund } from "../../modules/stripe-checkout/known-refund"
import { type CardRefund, giveBack, refundsOf } from "../../modules/stripe-checkout/refunds"
import { withOrder } from "../order/with-order"
import { mailRefund } from "./payment-mails"
import { settleIn, settling } from "./settle"

/** What Medusa knows of a card payment's money. Amounts in paise. */
interface Books {
  readonly state: PaymentState
  readonly intent_id: string | null
  /** Null of one that is deleted. */
  readonly order_status: string | null
  readonly has_order: boolean
  readonly payment_id: string | null
  readonly captured: number
  readonly refunds: readonly { id: string; amount: number }[]
}

const books = {
  name: "card_books",
  text: `
    select card.state, card.intent_id, p.id as payment_id,
      case when o.deleted_at is null then o.status::text end as order_status,
      o.id is not null as has_order,
      coalesce((select round(100 * sum(c.amount)) from capture c
        where c.payment_id = p.id and c.deleted_at is null), 0)::float8 as captured,
      coalesce((select jsonb_agg(jsonb_build_object('id', r.id, 'amount', round(100 * r.amount))
        order by r.created_at) from refund r
        where r.payment_id = p.id and r.deleted_at is null), '[]') as refunds
    from shop_card_payment card
    left join "order" o on o.id = card.order_id
    left join payment p on p.payment_session_id = card.session_id and p.deleted_at is null
    where card.order_id = $1`,
}

const sum = (refunds: readonly { amount: number }[]) =>
  refunds.reduce((paise, { amount }) => paise + amount, 0)

/**
 * Makes the provider and Medusa agree about what was given back. What has to go back is refunded
 * through Medusa; what Medusa has written down and the provider does not know (a crash in between) is
 * asked for again under the same key; what was given back in the provider's own pages is written down.
 * @throws Stripe's errors while the provider is away: try again
 */
export function balanceRefunds(container: MedusaContainer, orderId: string): Promise<void> {
  return withOrder(container, orderId, async () => {
    const before = await read(orderId)
    if (!before?.intent_id) return
    if (!before.payment_id) return giveAllBack(orderId, before.intent_id, before.state)
    const made = await refundsOf(before.intent_id)
    await sendMissing(before, made, before.intent_id)
    await writeUnknown(container, orderId, before, made)
    const now = (await read(orderId)) ?? before
    if (now.state === "refunding" && sum(now.refunds) < now.captured)
      await refund(container, orderId, now, now.captured - sum(now.refunds))
    await tell(orderId)
  })
}

/** Gives all that is left of an order's money back. @throws what the provider or Medusa says */
export async function refundAll(container: MedusaContainer, orderId: string, by: string) {
  return withOrder(container, orderId, async () => {
    const now = await read(orderId)
    const left = now ? now.captured - sum(now.refunds) : 0
    if (!now?.payment_id || left <= 0) return false
    await refund(container, orderId, now, left, by)
    await tell(orderId)
    return true
  })
}

async function read(orderId: string): Promise<Books | undefined> {
  const { rows } = await pool().query<Books>({ ...books, values: [orderId] })
  return rows[0]
}

/** Medusa has nothing to refund: what came in never was this order's amount. */
async function giveAllBack(orderId: string, intentId: string, state: PaymentState): Promise<void> {
  if (state !== "refunding") return
  await giveBack({ intentId, ref: orderId })
  const refunds = await refundsOf(intentId)
  await settling(async (db) => {
    await settleIn(db, orderId, { kind: "refunded" })
    await mailRefund(db, { orderId, id: orderId, amountPaise: sum(refunds), isAll: true })
  })
}

/**
 * Refunds that Medusa knows and the provider does not, up to what the two are apart: one that was written
 * down after the provider's has another name there, and is not made a second time.
 */
async function sendMissing(
  { refunds }: Books,
  made: readonly CardRefund[],
  intentId: string,
): Promise<void> {
  const sent = new Set(made.map(({ ref }) => ref))
  let missing = sum(refunds) - sum(made)
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
  let missing = sum(made) - sum(known.refunds)
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

/** Each refund is told to the shopper once; when nothing is left, the payment is over. */
async function tell(orderId: string): Promise<void> {
  const { refunds, captured } = (await read(orderId)) ?? { refunds: [], captured: 0 }
  if (refunds.length === 0) return
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
