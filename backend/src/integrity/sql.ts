/** Orders as they stand: neither drafts nor deleted. `o` is the order. */
export const standing = `not o.is_draft_order and o.status <> 'draft' and o.deleted_at is null`

/** Lines `item` of the order `o` as it stands now: edits leave older versions behind. */
export const currentLines = `
  order_item item where item.order_id = o.id and item.version = o.version
    and item.deleted_at is null`

/** Orders that a shopper placed here, not made by a seller in Medusa Admin. `o` is the order. */
export const placedHere = `exists (
  select from order_item item join order_line_item line on line.id = item.item_id
  where item.order_id = o.id and item.deleted_at is null and line.metadata ? 'product')`

/** What each counted line should hold of each inventory item, and what it does hold. */
export const holdings = `
  select line.id as line_id, o.id as order_id, part.inventory_item_id,
    case when o.status = 'canceled' then 0
      else greatest(item.quantity - item.fulfilled_quantity, 0) * part.required_quantity
    end as needed,
    coalesce((select sum(held.quantity) from reservation_item held
      where held.line_item_id = line.id and held.inventory_item_id = part.inventory_item_id
        and held.deleted_at is null), 0) as held
  from "order" o
  join order_item item on item.order_id = o.id and item.version = o.version
    and item.deleted_at is null
  join order_line_item line on line.id = item.item_id
  join product_variant v on v.id = line.variant_id and v.manage_inventory
  join product_variant_inventory_item part on part.variant_id = v.id and part.deleted_at is null
  where ${standing}`

/** Reservations of lines that no order has as it stands now. */
export const orphanReservations = `
  select r.id from reservation_item r
  where r.deleted_at is null and r.line_item_id is not null and not exists (
    select from order_item item join "order" o on o.id = item.order_id
    where item.item_id = r.line_item_id and item.version = o.version
      and item.deleted_at is null and ${standing})`

/**
 * Units in parcels that were not unpacked, by order, line and inventory item (null if uncounted), and how
 * many pieces of the line they are: null where nobody knows, since how many units a piece takes was changed
 * after they were packed, or went with its product.
 */
export const parcelled = `
  select item.order_id, content.line_item_id, content.inventory_item_id, parcel.location_id,
    content.quantity as units, parcel.id as parcel_id, parcel.created_at,
    parcel.shipped_at is not null or parcel.delivered_at is not null as is_gone,
    case when content.inventory_item_id is null then content.quantity
      else content.quantity / (select part.required_quantity
        from order_line_item line
        join product_variant_inventory_item part on part.variant_id = line.variant_id
        where line.id = content.line_item_id and part.deleted_at is null
          and part.inventory_item_id = content.inventory_item_id
          and part.updated_at <= parcel.created_at)
    end as pieces
  from fulfillment_item content
  join fulfillment parcel on parcel.id = content.fulfillment_id
    and parcel.canceled_at is null and parcel.deleted_at is null
  join (select distinct order_id, item_id from order_item where deleted_at is null) item
    on item.item_id = content.line_item_id
  where content.deleted_at is null`

/**
 * Lines of which other pieces are said to be packed than their parcels hold, where both are known. Where
 * more is gone than was ever packed, the pieces are wrong and not the order.
 */
export const wronglyPacked = (among = "true") => `
  select o.id as order_id, item.item_id
  from "order" o
  join order_item item on item.order_id = o.id and item.version = o.version
    and item.deleted_at is null
  left join (select line_item_id, parcel_id, is_gone, max(pieces) as pieces
    from (${parcelled}) content where ${among} group by 1, 2, 3) parcel on parcel.line_item_id = item.item_id
  where ${standing}
  group by o.id, item.item_id, item.fulfilled_quantity
  having item.fulfilled_quantity <> coalesce(sum(parcel.pieces), 0)
    and count(parcel.parcel_id) = count(parcel.pieces)
    and coalesce(sum(parcel.pieces) filter (where parcel.is_gone), 0) <= item.fulfilled_quantity`

/** Captures and refunds that the payment side knows and the order does not. */
export const untoldMoney = `
  select money.id, money.payment_id, money.reference, money.amount, money.created_at,
    p.currency_code, link.order_id
  from (
    select id, payment_id, amount, created_at, 'capture' as reference from capture
    where deleted_at is null
    union all
    select id, payment_id, -amount, created_at, 'refund' from refund where deleted_at is null
  ) money
  join payment p on p.id = money.payment_id
  join order_payment_collection link on link.payment_collection_id = p.payment_collection_id
    and link.deleted_at is null
  where not exists (select from order_transaction t where t.deleted_at is null
    and (t.reference_id = money.id
      or t.reference_id = money.payment_id and t.reference = money.reference))`
