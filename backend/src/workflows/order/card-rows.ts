import { returnHash } from "../card-payment/return-token"
import type { OrderDraft } from "./draft"
import type { OrderRows, Row } from "./order-tables"

/** The columns that a card payment begins with. */
export const cardColumns = [
  "order_id",
  "customer_id",
  "collection_id",
  "session_id",
  "state",
  "amount",
  "currency",
  "cancel_hash",
  "listed",
  "checks",
  "created_at",
  "changed_at",
  "expires_at",
  "next_check_at",
] as const

/** How long a payment page lives; the provider's least is 30 minutes. In ms. */
export const PAGE_LIFE = 31 * 60_000
/** A page is made within seconds: what is still without one then was left by a crash. In ms. */
const OPENING = 60_000

/** The card payment of an order, which waits for its page; none for cash. */
export function cardRows(draft: OrderDraft, rows: OrderRows): Row[] {
  if (draft.payment === "COD") return []
  const at = draft.placedAt.getTime()
  return [
    {
      order_id: draft.id,
      customer_id: draft.customerId,
      collection_id: rows.payment_collection[0]?.id,
      session_id: rows.payment_session[0]?.id,
      state: "opening",
      amount: draft.totals.total,
      currency: "inr",
      cancel_hash: `\\x${returnHash(draft.id).toString("hex")}`,
      listed: false,
      checks: 0,
      created_at: draft.placedAt,
      changed_at: draft.placedAt,
      expires_at: new Date(at + PAGE_LIFE),
      next_check_at: new Date(at + OPENING),
    },
  ]
}
