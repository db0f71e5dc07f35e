import { pool } from "../../db/pool"
import type { PaymentState } from "../../modules/card-checkout/payment-state"
import type { CardRefund } from "../../modules/stripe-checkout/refunds"

/** What Medusa knows of a card payment's money. Amounts in paise. */
export interface Books {
  readonly state: PaymentState
  readonly intent_id: string | null
  /** Null of one that is deleted. */
  readonly order_status: string | null
  readonly has_order: boolean
  readonly payment_id: string | null
  readonly captured: number
  readonly refunds: readonly { id: string; amount: number }[]
  /** What failed refunds owe, as it was found last. */
  readonly failed: number
  /** What the seller paid in another way after a refund had failed. */
  readonly otherwise: number
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
        where r.payment_id = p.id and r.deleted_at is null), '[]') as refunds,
      card.failed_refunds::float8 as failed, card.paid_otherwise::float8 as otherwise
    from shop_card_payment card
    left join "order" o on o.id = card.order_id
    left join payment p on p.payment_session_id = card.session_id and p.deleted_at is null
    where card.order_id = $1`,
}

export const sum = (refunds: readonly { amount: number }[]) =>
  refunds.reduce((paise, { amount }) => paise + amount, 0)

export async function readBooks(orderId: string): Promise<Books | undefined> {
  const { rows } = await pool().query<Books>({ ...books, values: [orderId] })
  return rows[0]
}

/** The refunds of a payment that gave something back. */
export const standing = (made: readonly CardRefund[]) => made.filter(({ isFailed }) => !isFailed)
