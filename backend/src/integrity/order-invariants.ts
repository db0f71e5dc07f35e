import { TAX_PERCENT } from "@shop/api/money"
import { inSql, waitingStates } from "../modules/card-checkout/payment-state"
import { cancellationBegun } from "./half-cancelled"
import type { Invariant } from "./invariant"
import { currentLines, placedHere, standing, untoldMoney } from "./sql"
import { uncredited } from "./uncredited"

const look = "Open the order in Medusa Admin; if it cannot be delivered, cancel it."
const restore = "Should not be possible. Keep a backup, and compare with an earlier one."
const sweep = "The running shop puts this right by itself; see its log for orders_healed."

/** What the lines of the order as it was placed come to without tax, in rupees. */
const worth = `
  select round(sum(item.quantity * coalesce(item.unit_price, line.unit_price)), 2) as subtotal
  from order_item item join order_line_item line on line.id = item.item_id
  where item.order_id = o.id and item.version = 1 and item.deleted_at is null`

/** Orders that have a payment of all that they came to when they were placed. */
const paidInFull = `
  select link.order_id from order_payment_collection link
  join payment p on p.payment_collection_id = link.payment_collection_id
  join payment_session s on s.id = p.payment_session_id
  join order_summary m on m.order_id = link.order_id and m.version = 1
  where p.amount = (m.totals ->> 'original_order_total')::numeric`

/** Half an order, or money that nobody can explain. */
export const orderInvariants: readonly Invariant[] = [
  {
    name: "orders without lines, address, totals or one way of delivery",
    select: `
      select o.id from "order" o where ${standing} and ${placedHere} and (
        o.status <> 'canceled' and not exists (select from ${currentLines})
        or not exists (select from order_address a where a.id = o.shipping_address_id)
        or not exists (select from order_summary s where s.order_id = o.id
          and s.version = o.version and s.deleted_at is null)
        or (select count(*) from order_shipping s where s.order_id = o.id
          and s.version = o.version and s.deleted_at is null
          and coalesce(s.return_id, s.claim_id, s.exchange_id) is null) <> 1)`,
    advice: look,
  },
  {
    name: "order lines without an order",
    select: `
      select line.id from order_line_item line
      where line.deleted_at is null
        and not exists (select from order_item item where item.item_id = line.id)`,
    advice: restore,
  },
  {
    name: "orders whose total is not that of their lines",
    select: `
      select o.id from "order" o
      join order_summary s on s.order_id = o.id and s.version = 1
      cross join lateral (${worth}) lines
      where ${standing} and ${placedHere} and abs((s.totals ->> 'original_order_total')::numeric
        - lines.subtotal - round(lines.subtotal * ${TAX_PERCENT / 100}, 2)) >= 0.005`,
    advice: restore,
  },
  {
    name: "orders without a payment of their total",
    select: `
      select o.id from "order" o where ${standing} and o.status <> 'canceled' and ${placedHere}
        and not exists (select from shop_card_payment card where card.order_id = o.id
          and card.state in ${inSql([...waitingStates, "mismatched"])})
        and not exists (select from (${paidInFull}) paid where paid.order_id = o.id)`,
    advice: look,
  },
  {
    name: "orders whose cancellation stopped half-way",
    select: `
      select o.id from "order" o where ${standing} and o.status = 'pending'
        and o.id in (${cancellationBegun})`,
    advice: sweep,
  },
  {
    name: "payments that were received for no order",
    select: `
      select distinct p.id from payment p join capture c on c.payment_id = p.id
      where p.deleted_at is null and c.deleted_at is null and not exists (
        select from order_payment_collection link
        where link.payment_collection_id = p.payment_collection_id and link.deleted_at is null)`,
    advice: "Find the payer in Medusa Admin (Payments) and give the money back.",
  },
  {
    name: "received or returned amounts that their order does not know of",
    select: `select id from (${untoldMoney}) money`,
    advice: sweep,
  },
  {
    name: "orders whose total still holds what was given back",
    select: `select order_id as id from (${uncredited}) money`,
    advice: sweep,
  },
]
