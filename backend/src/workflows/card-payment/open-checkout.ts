import { messages } from "@shop/api/messages"
import { pool } from "../../db/pool"
import { closePage, openPage } from "../../modules/stripe-checkout/page"
import { Refusal } from "../../refusal"
import { env } from "../../server/env"
import { describeError, log } from "../../server/log"
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
  const page = await openPage({
    orderId,
    ...(await pageLines(payment)),
    expiresAt: payment.expires_at,
    successUrl: `${env().publicUrl}/loader?next=my-orders`,
    cancelUrl: `${env().publicUrl}/api/order/stripe/cancel?token=${returnToken(orderId)}`,
  }).catch((error: unknown) => {
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

const addressOf = (payment: PaymentRow | undefined) =>
  (payment?.state === "open" && !payment.closing) || payment?.state === "paid"
    ? (payment.page_url ?? undefined)
    : undefined

/** Why an order has no page. */
export function refusalOf(payment: PaymentRow | undefined): Refusal {
  return new Refusal(payment?.state === "paid" ? messages.paymentDone : messages.paymentClosed)
}
