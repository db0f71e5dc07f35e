import type { OrderStatus } from "@shop/api"
import type { PaymentState } from "../../modules/card-checkout/payment-state"
import type { PaymentProblem } from "../../modules/mail/mail"
import type { MedusaAddress } from "../address/address-fields"
import { currentLines, orderStatus, unitsCame } from "./order-status"

/** A line as ordered; `product` is our own copy, which lines made by Medusa Admin do not have. */
export interface OrderedLine {
  readonly quantity: number
  readonly product: Record<string, unknown> | null
  readonly product_id: string | null
  readonly title: string
  readonly description: string | null
  readonly thumbnail: string | null
  readonly unit_price: number
  readonly compare_at_unit_price: number | null
}

/**
 * Credit lines that Medusa wrote for a refund: they name the payment collection or the refund's reason.
 * Others were given by somebody in Medusa Admin, and the order costs less since.
 */
const ofRefund = `(credit.reference = 'payment_collection' or exists (
  select from order_payment_collection paid where paid.order_id = o.id
    and paid.payment_collection_id = credit.reference_id) or exists (
  select from refund_reason reason where reason.code = credit.reference_id))`

/** An order as the query finds it; its own sums in whole paise, since Medusa's carry fractions. */
export interface OrderRow {
  readonly id: string
  readonly created_at: Date
  readonly status: OrderStatus
  readonly email: string | null
  readonly total_paise: number
  readonly captured_paise: number
  /** Without what refunds that failed at the card provider should have given back. */
  readonly refunded_paise: number
  readonly online: boolean
  /** Of an order by card that was placed here. */
  readonly card_state: PaymentState | null
  /** What refunds that failed at the card provider should have given back. */
  readonly owed_paise: number
  readonly card_problem: PaymentProblem | null
  readonly pay_before: Date | null
  readonly address: Partial<MedusaAddress>
  readonly lines: readonly OrderedLine[]
}

/** What units that came back had cost with their tax, in rupees. */
const returned = `
  coalesce(sum((item.return_received_quantity + item.return_dismissed_quantity)
    * coalesce(item.unit_price, line.unit_price)
    * (1 + (select coalesce(sum(tax.rate), 0) / 100 from order_line_item_tax_line tax
      where tax.item_id = line.id and tax.deleted_at is null))
  ) filter (where item.return_received_quantity + item.return_dismissed_quantity > 0), 0)`

/**
 * Orders with everything their lists show, in one statement however many there are, newest first.
 * Status and payment come from what Medusa itself keeps of fulfilments and captures. An order's
 * current lines and totals are those of its version; edits in Medusa Admin leave the old ones behind.
 * Medusa takes what it refunds off the total as a credit line, and units that came back as well: both are
 * added again, so that a refunded order keeps its amount; of units, only what had been paid for them. What
 * somebody credited in Medusa Admin stays off.
 * (Medusa's own sum of credit lines counts only what the newest version credited.)
 */
export const orderQuery = (condition: string) => `
  select o.id, o.created_at, o.email,
    ${orderStatus("o", "paid.online and paid.captured = 0")} as status,
    round(100 * (due.amount + least(content.returned, greatest(paid.captured - due.amount, 0))))::float8
      as total_paise,
    round(100 * paid.captured)::float8 as captured_paise,
    round(100 * paid.refunded)::float8 - coalesce(card.failed_refunds, 0) as refunded_paise,
    paid.online,
    card.state as card_state, card.expires_at as pay_before,
    case when card.failed_refunds > 0 and card.problem is distinct from 'dispute' then 'refund'
      else card.problem end as card_problem,
    coalesce(card.failed_refunds, 0)::float8 as owed_paise,
    coalesce(to_json(address), '{}') as address, coalesce(content.lines, '[]') as lines
  from "order" o
  left join shop_card_payment card on card.order_id = o.id
  left join order_address address on address.id = o.shipping_address_id
  cross join lateral (
    select coalesce((select (totals ->> 'current_order_total')::numeric from order_summary
        where order_id = o.id and version = o.version and deleted_at is null limit 1), 0)
      + coalesce((select sum(credit.amount) from order_credit_line credit where credit.order_id = o.id
        and credit.version = o.version and credit.deleted_at is null and ${ofRefund}), 0) as amount
  ) due
  cross join lateral (
    select coalesce(sum(collection.captured_amount), 0) as captured,
      coalesce(sum(collection.refunded_amount), 0) as refunded,
      coalesce(bool_or(session.provider_id <> 'pp_system_default'), false) as online
    from order_payment_collection link
    join payment_collection collection on collection.id = link.payment_collection_id
      and collection.deleted_at is null
    left join lateral (
      select provider_id from payment_session
      where payment_collection_id = collection.id and deleted_at is null
      order by created_at desc limit 1
    ) session on true
    where link.order_id = o.id and link.deleted_at is null
  ) paid
  cross join lateral (
    select ${unitsCame},
      ${returned} as returned,
      json_agg(json_build_object(
        'quantity', item.quantity, 'product', line.metadata -> 'product',
        'product_id', line.product_id, 'title', line.title,
        'description', line.product_description, 'thumbnail', line.thumbnail,
        'unit_price', coalesce(item.unit_price, line.unit_price),
        'compare_at_unit_price', coalesce(item.compare_at_unit_price, line.compare_at_unit_price)
      ) order by (line.metadata ->> 'position')::int nulls last, line.id) as lines
    from order_item item join order_line_item line on line.id = item.item_id
    where ${currentLines("o")}
  ) content
  where not o.is_draft_order and o.deleted_at is null and ${condition}
  order by o.created_at desc, o.id desc`
