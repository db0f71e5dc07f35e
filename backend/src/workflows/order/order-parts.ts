import { pool } from "../../db/pool"

export interface LineToPack {
  readonly id: string
  readonly title: string
  readonly quantity: number
  readonly requires_shipping: boolean
  /** Where its units are reserved; nowhere, if it is not counted. */
  readonly locations: readonly string[]
}

/** What of an order can be moved: its lines, parcels and payments as Medusa keeps them. */
export interface OrderParts {
  readonly customer_id: string | null
  /** Kinds of changes that were begun in Medusa Admin and are neither confirmed nor cancelled: `edit`, … */
  readonly open_changes: readonly string[]
  /** Medusa cancels no order that somebody has completed in Medusa Admin. */
  readonly is_completed: boolean
  /** Lines with units that are in no parcel yet. */
  readonly to_pack: readonly LineToPack[]
  readonly parcels: readonly {
    id: string
    shipped: boolean
    delivered: boolean
    items: readonly { id: string; quantity: number }[]
  }[]
  /** Rupees that are still to be paid; below 0 where the shopper has some to come. */
  readonly due: number
  /** Payments whose money has not all been taken, in rupees. */
  readonly open_payments: readonly { id: string; amount: number; captured: number }[]
  /** Payment collections, still without a payment, that a change in Medusa Admin opened for all that is to pay. */
  readonly asked_anew: readonly string[]
}

const query = {
  name: "order_parts",
  text: `
  select o.customer_id,
    array(select change.change_type from order_change change where change.order_id = o.id
      and change.status in ('pending', 'requested') and change.deleted_at is null) as open_changes,
    o.status = 'completed' as is_completed,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', line.id, 'title', line.title,
        'quantity', item.quantity - item.fulfilled_quantity,
        'requires_shipping', line.requires_shipping,
        'locations', array(select distinct held.location_id from reservation_item held
          where held.line_item_id = line.id and held.deleted_at is null order by 1)) order by line.id)
      from order_item item join order_line_item line on line.id = item.item_id
      where item.order_id = o.id and item.version = o.version and item.deleted_at is null
        and item.quantity > item.fulfilled_quantity
    ), '[]') as to_pack,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', parcel.id,
        'shipped', parcel.shipped_at is not null, 'delivered', parcel.delivered_at is not null,
        'items', (select jsonb_agg(jsonb_build_object('id', item.line_item_id, 'quantity', item.quantity))
          from fulfillment_item item
          where item.fulfillment_id = parcel.id and item.deleted_at is null)
      ) order by parcel.created_at, parcel.id)
      from order_fulfillment link join fulfillment parcel on parcel.id = link.fulfillment_id
        and parcel.canceled_at is null and parcel.deleted_at is null
      where link.order_id = o.id and link.deleted_at is null
    ), '[]') as parcels,
    coalesce((select round((summary.totals ->> 'pending_difference')::numeric, 2) from order_summary summary
      where summary.order_id = o.id and summary.version = o.version
        and summary.deleted_at is null limit 1), 0)::float8 as due,
    coalesce((
      select jsonb_agg(jsonb_build_object('id', payment.id, 'amount', payment.amount,
        'captured', coalesce((select sum(taken.amount) from capture taken
          where taken.payment_id = payment.id and taken.deleted_at is null), 0)) order by payment.id)
      from order_payment_collection link
      join payment on payment.payment_collection_id = link.payment_collection_id
        and payment.captured_at is null and payment.canceled_at is null
        and payment.deleted_at is null
      where link.order_id = o.id and link.deleted_at is null
    ), '[]') as open_payments,
    array(
      select asked.id from order_payment_collection link
      join payment_collection asked on asked.id = link.payment_collection_id
        and asked.status = 'not_paid' and asked.deleted_at is null
      join order_summary summary on summary.order_id = o.id and summary.version = o.version
        and summary.deleted_at is null
      where link.order_id = o.id and link.deleted_at is null and asked.amount > 0
        and round(asked.amount, 2) <= round((summary.totals ->> 'pending_difference')::numeric, 2)
    ) as asked_anew
  from "order" o where o.id = $1 and o.deleted_at is null and not o.is_draft_order`,
}

/** The parts of an order this moment, or undefined when there is no such order. */
export async function readOrderParts(orderId: string): Promise<OrderParts | undefined> {
  const { rows } = await pool().query<OrderParts>({ ...query, values: [orderId] })
  return rows[0]
}
