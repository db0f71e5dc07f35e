import type { OrderDraft } from "./draft"
import { entityId } from "./entity-id"
import type { OrderRows } from "./order-tables"
import { numeric, rupeesText } from "./raw-number"

type PaymentTables =
  "payment_collection" | "payment_session" | "payment" | "order_payment_collection"

/** Medusa's provider for payments that need no provider: cash on delivery. */
const CASH = "pp_system_default"

/** Cash on delivery: authorised with the order, captured by the seller when it is paid. */
export function paymentRows(draft: OrderDraft): Pick<OrderRows, PaymentTables> {
  const collection = entityId("pay_col")
  const session = entityId("payses")
  const total = rupeesText(draft.totals.total)
  const paid = { currency_code: "inr", provider_id: CASH, ...numeric("amount", total) }
  const belongs = { payment_collection_id: collection, data: {} }
  return {
    payment_collection: [
      {
        id: collection,
        currency_code: "inr",
        status: "authorized",
        ...numeric("amount", total),
        ...numeric("authorized_amount", total),
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
        status: "authorized",
        authorized_at: draft.placedAt,
      },
    ],
    payment: [
      {
        id: entityId("pay"),
        ...paid,
        ...belongs,
        payment_session_id: session,
      },
    ],
    order_payment_collection: [
      {
        id: entityId("ordpay"),
        order_id: draft.id,
        payment_collection_id: collection,
      },
    ],
  }
}
