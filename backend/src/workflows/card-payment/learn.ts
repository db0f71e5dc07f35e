import { pool } from "../../db/pool"
import {
  type Fact,
  inSql,
  type PaymentState,
  waitingStates,
} from "../../modules/card-checkout/payment-state"
import { type CardPage, closePage, readPage } from "../../modules/stripe-checkout/page"
import { findPayment } from "./payment-row"
import { type News, settle } from "./settle"

/** What a page says, as a fact to settle; none while it can still be paid or the money is on its way. */
export function factOf({ says, id, url }: CardPage): { fact: Fact; news: News } | undefined {
  const page = { id, ...(url && { url }) }
  switch (says.kind) {
    case "paid": {
      const { amount, currency, intentId } = says
      return { fact: { kind: "paid", amount, currency }, news: { page, intentId } }
    }
    case "expired":
    case "failed":
      return { fact: { kind: says.kind }, news: { page } }
    case "unknown":
      return { fact: { kind: "lost" }, news: {} }
    case "open":
    case "pending":
      return undefined
  }
}

/** Asks the provider how the page of an order stands, and settles it. @throws Stripe's errors */
export async function learn(orderId: string): Promise<PaymentState | undefined> {
  return fromProvider(orderId, readPage)
}

/**
 * Closes the page of an order and settles what came of it: it may have been paid before. Until the
 * provider has confirmed it, the stock stays held; reconciliation tries on.
 * @param why kept with the payment, e.g. "shopper"
 * @throws Stripe's errors while the provider is away
 */
export async function closeCheckout(
  orderId: string,
  why: string,
): Promise<PaymentState | undefined> {
  const { rows } = await pool().query<{ state: PaymentState; page: string | null }>(
    `update shop_card_payment set closing = coalesce(closing, $2),
       next_check_at = case when state in ${inSql(waitingStates)} then now() + interval '15 s'
         else next_check_at end
     where order_id = $1 returning state, page_id as page`,
    [orderId, why],
  )
  if (rows[0]?.state === "opening") {
    // Nobody has the address of a page that is not known here.
    const state = await settle(orderId, { kind: "given-up" })
    if (state !== "open") return state
  } else if (rows[0]?.state !== "open") return rows[0]?.state
  return fromProvider(orderId, closePage)
}

async function fromProvider(
  orderId: string,
  ask: (pageId: string) => Promise<CardPage>,
): Promise<PaymentState | undefined> {
  const payment = await findPayment(pool(), { orderId })
  if (!payment?.page_id) return payment?.state
  const page = await ask(payment.page_id)
  // In another account it may still be paid while its time lasts: no stock is given away before, but
  // for an order that is being cancelled, whose shopper or seller has asked for just that.
  const isEarly = !payment.closing && payment.expires_at > new Date()
  if (page.says.kind === "unknown" && isEarly) return payment.state
  const learnt = factOf(page)
  return learnt ? settle(orderId, learnt.fact, learnt.news) : payment.state
}
