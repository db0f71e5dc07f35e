import type { OrderDraft } from "./draft"
import { entityId } from "./entity-id"
import type { OrderRows } from "./order-tables"
import { numeric, rupeesText } from "./raw-number"

type PaymentTables =
  "payment_collection" | "payment_session" | "payment" | "order_payment_collection"

/** Medusa's provider for payments that need no provider: cash on delivery. */
const CASH = "pp_system_default"
/** Ours, for cards (`modules/stripe-checkout`). */
const CARD = "pp_stripe_checkout"

/**
 * Cash on delivery: authorised with the order, captured by the seller when it is paid. By card: a
 * payment that the provider is yet to authorise, as Medusa leaves one that is pending.
 */
export function paymentRows(draft: OrderDraft): Pick<OrderRows, PaymentTables> {
  const isCash = draft.payment === "COD"
  const collection = entityId("pay_col")
  const session = entityId("payses")
  const total = rupeesText(draft.totals.total)
  const provider_id = isCash ? CASH : CARD
  const paid = { currency_code: "inr", provider_id, ...numeric("amount", total) }
  const belongs = { payment_collection_id: collection, data: {} }
  return {
    payment_collection: [
      {
        id: collection,
        currency_code: "inr",
        status: isCash ? "authorized" : "awaiting",
        ...numeric("amount", total),
        ...numeric("authorized_amount", isCash ? total : "0"),
        ...numeric("captured_amount", "0"),
        ...numeric("refunded_amount", "0"),
      },
    ],
    payment_session: [
      {
        id: session,
        ...paid,
        ...belongs,
        context: {},
        metadata: {},
        ...(isCash
          ? { status: "authorized", authorized_at: draft.placedAt }
          : { status: "pending_authorization" }),
      },
    ],
    payment: isCash
      ? [{ id: entityId("pay"), ...paid, ...belongs, payment_session_id: session }]
      : [],
    order_payment_collection: [
      {
        id: entityId("ordpay"),
        order_id: draft.id,
        payment_collection_id: collection,
      },
    ],
  }
}
