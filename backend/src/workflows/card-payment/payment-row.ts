import type { Db } from "../../db/pool"
import type { PaymentState, Standing } from "../../modules/card-checkout/payment-state"

/** A row of `shop_card_payment`. Amounts in paise. */
export interface PaymentRow {
  readonly order_id: string
  readonly customer_id: string
  readonly collection_id: string
  readonly session_id: string
  readonly state: PaymentState
  readonly amount: number
  readonly currency: string
  readonly page_id: string | null
  readonly page_url: string | null
  readonly intent_id: string | null
  /** Why somebody asked to close the page. */
  readonly closing: string | null
  readonly created_at: Date
  readonly expires_at: Date
}

const columns = `order_id, customer_id, collection_id, session_id, state, amount::float8 as amount,
  currency, page_id, page_url, intent_id, closing, created_at, expires_at`

/** A payment by one of its names, as it stands now. */
export async function findPayment(
  db: Db,
  by: { orderId: string } | { pageId: string } | { intentId: string } | { returnHash: Buffer },
): Promise<PaymentRow | undefined> {
  const [column, value] =
    "orderId" in by
      ? ["order_id", by.orderId]
      : "pageId" in by
        ? ["page_id", by.pageId]
        : "intentId" in by
          ? ["intent_id", by.intentId]
          : ["cancel_hash", by.returnHash]
  const { rows } = await db.query<PaymentRow & Record<string, unknown>>(
    `select ${columns} from shop_card_payment where ${String(column)} = $1`,
    [value],
  )
  return rows[0]
}

/**
 * A payment and its order, held until the transaction ends: whoever settles, settles alone. Medusa's
 * workflows that write the order wait, too.
 */
export async function holdPayment(
  db: Db,
  orderId: string,
): Promise<(PaymentRow & { standing: Standing }) | undefined> {
  const { rows } = await db.query<PaymentRow & Record<string, unknown>>(
    `select ${columns} from shop_card_payment where order_id = $1 for update`,
    [orderId],
  )
  const payment = rows[0]
  if (!payment) return undefined
  const orders = await db.query<{ status: string; gone: boolean }>(
    `select status::text as status, deleted_at is not null as gone from "order" where id = $1
     for no key update`,
    [orderId],
  )
  const { state, amount, currency, closing } = payment
  const order = orderOf(orders.rows[0])
  return { ...payment, standing: { state, amount, currency, closing: closing !== null, order } }
}

function orderOf(row: { status: string; gone: boolean } | undefined): Standing["order"] {
  if (!row || row.gone) return "gone"
  return row.status === "canceled" ? "cancelled" : "standing"
}
