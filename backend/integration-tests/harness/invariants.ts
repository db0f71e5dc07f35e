import type { Shop } from "./start-shop"

/** Each counts rows that must not exist, whatever was ordered, refused, edited or killed. */
const broken: Record<string, string> = {
  "levels whose reserved count is not the sum of their reservations": `
    inventory_level level where deleted_at is null and reserved_quantity <> coalesce((
      select sum(quantity) from reservation_item r where r.inventory_item_id = level.inventory_item_id
        and r.location_id = level.location_id and r.deleted_at is null), 0)`,
  "levels whose raw count differs": `
    inventory_level where (raw_reserved_quantity ->> 'value')::numeric <> reserved_quantity`,
  "oversold levels": `
    inventory_level where deleted_at is null and reserved_quantity > stocked_quantity`,
  "counted lines without a reservation": `
    "order" o join order_item i on i.order_id = o.id and i.version = o.version
    join order_line_item line on line.id = i.item_id
    join product_variant v on v.id = line.variant_id and v.manage_inventory
    where o.status = 'pending' and i.fulfilled_quantity = 0 and not exists (
      select from reservation_item r where r.line_item_id = line.id and r.deleted_at is null)`,
  "reservations without a living order": `
    reservation_item r where r.deleted_at is null and r.line_item_id is not null and not exists (
      select from order_item i join "order" o on o.id = i.order_id
      where i.item_id = r.line_item_id and o.status = 'pending' and o.deleted_at is null)`,
  "orders without a payment of their total": `
    "order" o where o.status = 'pending' and not exists (
      select from order_payment_collection link
      join payment p on p.payment_collection_id = link.payment_collection_id
      join payment_session s on s.id = p.payment_session_id
      join order_summary m on m.order_id = o.id and m.version = 1
      where link.order_id = o.id and p.amount = (m.totals ->> 'original_order_total')::numeric)`,
  "orders without lines, address or one shipping method": `
    "order" o where not exists (select from order_item i where i.order_id = o.id)
      or not exists (select from order_address a where a.id = o.shipping_address_id)
      or (select count(*) from order_shipping s where s.order_id = o.id and s.version = 1) <> 1`,
  "orders without exactly one mail": `
    "order" o where (select count(*) from shop_mail_outbox m
      where m.kind = 'order-placed' and m.subject_ref = o.id) <> 1`,
  "lines without an order": `
    order_line_item line where not exists (select from order_item i where i.item_id = line.id)`,
  "request records without their order": `
    shop_order_request r where not exists (select from "order" o where o.id = r.order_id)`,
}

/** What is wrong with the shop's data, by name; empty when all is well. */
export async function brokenInvariants(shop: Shop): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const [name, from] of Object.entries(broken)) {
    const { rows } = await shop.db.query<{ count: number }>(
      `select count(*)::int as count from ${from}`,
    )
    const count = rows[0]?.count ?? 0
    if (count > 0) found[name] = count
  }
  return found
}
