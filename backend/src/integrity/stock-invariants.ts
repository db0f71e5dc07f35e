import type { Invariant } from "./invariant"
import { holdings, orphanReservations, parcelled, wronglyPacked } from "./sql"

const count = "Count the product again in Medusa Admin (Inventory)."
const sweep = "The running shop puts this right by itself; see its log for orders_healed."

/** Units that are counted twice, or not at all. */
export const stockInvariants: readonly Invariant[] = [
  {
    name: "stock levels whose reserved count is not the sum of their reservations",
    select: `
      select id from inventory_level level where deleted_at is null and reserved_quantity <> coalesce((
        select sum(quantity) from reservation_item r
        where r.inventory_item_id = level.inventory_item_id and r.location_id = level.location_id
          and r.deleted_at is null), 0)`,
    advice: "npm run doctor -- --data --mend counts them again.",
    mend: `
      update inventory_level level set reserved_quantity = sum.units,
        raw_reserved_quantity = shop_raw_number(sum.units)
      from (select l.id, coalesce(sum(r.quantity), 0) as units from inventory_level l
        left join reservation_item r on r.inventory_item_id = l.inventory_item_id
          and r.location_id = l.location_id and r.deleted_at is null
        where l.id = any ($1) group by l.id) sum
      where level.id = sum.id`,
  },
  {
    name: "stock levels whose two ways of writing a count differ",
    select: `
      select id from inventory_level
      where (raw_reserved_quantity ->> 'value')::numeric is distinct from reserved_quantity
        or (raw_stocked_quantity ->> 'value')::numeric is distinct from stocked_quantity`,
    advice: "npm run doctor -- --data --mend writes them alike.",
    mend: `
      update inventory_level set raw_reserved_quantity = shop_raw_number(reserved_quantity),
        raw_stocked_quantity = shop_raw_number(stocked_quantity) where id = any ($1)`,
  },
  {
    name: "stock levels below zero",
    select: `
      select level.id from inventory_level level
      where level.deleted_at is null and level.stocked_quantity < 0 and not exists (
        select from product_variant_inventory_item part join product_variant v on v.id = part.variant_id
        where part.inventory_item_id = level.inventory_item_id and v.allow_backorder)`,
    advice: count,
  },
  {
    name: "stock levels with more promised than there is",
    select: `
      select level.id from inventory_level level
      where level.deleted_at is null and level.reserved_quantity > greatest(level.stocked_quantity, 0)
        and not exists (
          select from reservation_item r where r.inventory_item_id = level.inventory_item_id
            and r.location_id = level.location_id and r.deleted_at is null and r.allow_backorder)`,
    advice: `${count} If there are no more units, cancel what cannot be delivered.`,
  },
  {
    name: "order lines that hold fewer units than are still to be packed",
    select: `select distinct line_id as id from (${holdings}) line where held < needed`,
    advice: sweep,
  },
  {
    name: "order lines that hold more units than are still to be packed",
    select: `select distinct line_id as id from (${holdings}) line where held > needed`,
    advice: sweep,
  },
  {
    name: "reservations of lines that no order has",
    select: orphanReservations,
    advice: sweep,
    mend: `update reservation_item set deleted_at = now() where id = any ($1)`,
  },
  {
    name: "orders whose parcels hold other units than are said to be packed",
    select: `select distinct order_id as id from (${wronglyPacked()}) line`,
    advice: sweep,
  },
  {
    name: "orders that took other units from the shelf than their parcels hold",
    select: `
      select distinct order_id as id from (
        select order_id, inventory_item_id, units from (${parcelled}) content
        where inventory_item_id is not null
        union all select order_id, inventory_item_id, units from shop_stock_move
      ) both_sides group by order_id, inventory_item_id having sum(units) <> 0`,
    advice: sweep,
  },
]
