import { messages } from "@shop/api/messages"
import { pool } from "../../db/pool"
import {
  type CardPage,
  closePage,
  openPage,
  timeOfRefusal,
} from "../../modules/stripe-checkout/page"
import { Refusal } from "../../refusal"
import { env } from "../../server/env"
import { describeError, log } from "../../server/log"
import { PAGE_LIFE } from "../order/card-rows"
import { findPayment, type PaymentRow } from "./payment-row"
import { pageLines } from "./page-lines"
import { returnToken } from "./return-token"
import { settle } from "./settle"

/**
 * The address of the page on which an order is paid; asked again, it is the same page, also once it is
 * paid: a press that is sent twice has one answer. An order for which none can be had is cancelled at
 * once, its stock given back.
 * @throws Refusal when the provider is away, or the order needs no payment any more
 */
export async function openCheckout(orderId: string): Promise<string> {
  const payment = await findPayment(pool(), { orderId })
  const known = addressOf(payment)
  if (known) return known
  if (payment?.state !== "opening" || payment.closing) throw refusalOf(payment)
  const page = await newPage(payment).catch((error: unknown) => {
    log("warn", "card_page_not_opened", { orderId, ...describeError(error) })
    return undefined
  })
  if (!page) await settle(orderId, { kind: "unopened" })
  else if ((await settle(orderId, { kind: "opened" }, { page })) !== "open")
    // Cancelled while its page was made: nobody has the address, and nobody shall pay there.
    closePage(page.id).catch(() => undefined)
  const now = await findPayment(pool(), { orderId })
  const address = addressOf(now)
  if (address) return address
  throw page ? refusalOf(now) : new Refusal(messages.paymentProviderAway)
}

/** By the clock of the provider, where ours is so far behind that it refuses the page's end. */
async function newPage(payment: PaymentRow): Promise<CardPage> {
  const { order_id: orderId, expires_at: expiresAt } = payment
  const order = {
    orderId,
    ...(await pageLines(payment)),
    successUrl: `${env().publicUrl}/loader?next=my-orders`,
    cancelUrl: `${env().publicUrl}/api/order/stripe/cancel?token=${returnToken(orderId)}`,
  }
  try {
    return await openPage({ ...order, expiresAt })
  } catch (error) {
    const time = timeOfRefusal(error, expiresAt)
    if (!time) throw error
    log("warn", "clock_behind", { orderId, seconds: (time.getTime() - Date.now()) / 1_000 })
    return openPage({ ...order, expiresAt: await postpone(payment, time) })
  }
}

/** Writes a page's new end down before it is asked for: whoever asks meanwhile asks for the same. */
async function postpone({ order_id, expires_at }: PaymentRow, from: Date): Promise<Date> {
  await pool().query(
    `update shop_card_payment set expires_at = $3
     where order_id = $1 and expires_at = $2 and state = 'opening'`,
    [order_id, expires_at, new Date(from.getTime() + PAGE_LIFE)],
  )
  return (await findPayment(pool(), { orderId: order_id }))?.expires_at ?? expires_at
}

const addressOf = (payment: PaymentRow | undefined) =>
  (payment?.state === "open" && !payment.closing) || payment?.state === "paid"
    ? (payment.page_url ?? undefined)
    : undefined

/** Why an order has no page. */
export function refusalOf(payment: PaymentRow | undefined): Refusal {
  return new Refusal(payment?.state === "paid" ? messages.paymentDone : messages.paymentClosed)
}
