import { standing } from "./sql"

/**
 * What was given back of orders and never taken off their total. Medusa writes a refund, tells the order,
 * and then credits it, each by itself. Counts refunds since the last change of a total, as far as the
 * order waits for money; where it was owed some, or is being changed, nothing is to be credited.
 */
export const uncredited = `
  select o.id as order_id, back.collection_id, least(back.amount, waits.amount) as amount
  from (
    select link.order_id, sum(r.amount) as amount, max(link.payment_collection_id) as collection_id
    from refund r
    join payment p on p.id = r.payment_id
    join order_payment_collection link on link.payment_collection_id = p.payment_collection_id
      and link.deleted_at is null
    where r.deleted_at is null and not exists (select from order_change change
      where change.order_id = link.order_id and change.deleted_at is null
        and (change.status in ('pending', 'requested') or change.confirmed_at >= r.created_at
          and change.change_type not in ('transfer', 'update_order')))
    group by 1
  ) back
  join "order" o on o.id = back.order_id
  join order_summary s on s.order_id = o.id and s.version = o.version and s.deleted_at is null
  cross join lateral (select (s.totals ->> 'pending_difference')::numeric as amount) waits
  where ${standing} and o.status <> 'canceled' and waits.amount >= 0.005`
