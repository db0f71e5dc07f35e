/** Confirmed changes of what was ordered: edits, returns, exchanges, claims. */
const changed = `
  change.status = 'confirmed' and change.change_type not in ('credit_line', 'transfer', 'update_order')`

/**
 * Orders whose payments a cancellation cancelled. Confirmed changes cancel them as well, and ask for new ones.
 * (Whatever is united below gives ids as texts: else Postgres would look at all orders where some are asked for.)
 */
const cancelledPayment = `
  select link.order_id::text from payment p
  join order_payment_collection link on link.payment_collection_id = p.payment_collection_id
    and link.deleted_at is null
  where p.deleted_at is null and p.canceled_at is not null and not exists (select from order_change change
    where change.order_id = link.order_id and ${changed})`

/** Only a cancellation tells an order of what it gave back under the payment's id, not the refund's. */
const refundTold = `
  select told.order_id from order_transaction told join payment p on p.id = told.reference_id
  where told.reference = 'refund' and told.deleted_at is null`

/** When an order's payments were cancelled, and when all that was paid for it had gone back. */
const moneyGone = `
  select link.order_id::text as order_id, p.canceled_at as at from payment p
  join order_payment_collection link on link.payment_collection_id = p.payment_collection_id
    and link.deleted_at is null
  where p.deleted_at is null and p.canceled_at is not null
  union all
  select link.order_id::text, max(back.created_at)
  from (select payment_id, sum(amount) as amount, max(created_at) as created_at from refund
    where deleted_at is null group by 1) back
  join payment p on p.id = back.payment_id
  join order_payment_collection link on link.payment_collection_id = p.payment_collection_id
    and link.deleted_at is null
  group by link.order_id having sum(back.amount) >= (select sum(c.amount) from capture c
    join payment paid on paid.id = c.payment_id and paid.deleted_at is null
    join order_payment_collection to_pay
      on to_pay.payment_collection_id = paid.payment_collection_id and to_pay.deleted_at is null
    where to_pay.order_id = link.order_id and c.deleted_at is null)`

/**
 * Every unit was freed, though nothing was packed, at the moment the money went: a cancellation does
 * both at once, and nothing else does. An edit that stopped between freeing and reserving comes after it.
 */
const freedWithMoney = `
  select gone.order_id from (${moneyGone}) gone
  join "order" o on o.id = gone.order_id and o.status = 'pending'
  cross join lateral (
    select max(held.deleted_at) as at from order_item item
    join order_line_item line on line.id = item.item_id
    join product_variant v on v.id = line.variant_id and v.manage_inventory
    join reservation_item held on held.line_item_id = item.item_id and held.deleted_at is not null
    where item.order_id = o.id and item.version = o.version and item.deleted_at is null
    having max(item.fulfilled_quantity) = 0
  ) freed
  where freed.at between gone.at - interval '1 minute' and gone.at + interval '1 minute'
    and not exists (select from order_item item
      join order_line_item line on line.id = item.item_id
      join product_variant v on v.id = line.variant_id and v.manage_inventory
      join reservation_item held on held.line_item_id = item.item_id and held.deleted_at is null
      where item.order_id = o.id and item.version = o.version and item.deleted_at is null)
    and not exists (select from order_change change where change.order_id = gone.order_id
      and ${changed} and change.confirmed_at > gone.at)
    and coalesce((select sum(abs(units)) from (select sum(moved.units) as units
      from shop_stock_move moved where moved.order_id = gone.order_id
      group by moved.inventory_item_id) taken), 0) = 0`

/** Orders of which a cancellation had begun; one that is still open stopped half-way. */
export const cancellationBegun = `
  select order_id from (${cancelledPayment} union ${refundTold} union ${freedWithMoney}) begun`
