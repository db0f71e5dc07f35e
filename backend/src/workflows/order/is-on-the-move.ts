import { pool } from "../../db/pool"
import { ORDER_LIFE } from "./with-order"

const query = {
  name: "item_on_the_move",
  text: `
    select exists (
      select from shop_lock held
      join order_item item on item.order_id = substr(held.key, ${ORDER_LIFE.length + 1})
        and item.deleted_at is null
      join order_line_item line on line.id = item.item_id
      join product_variant_inventory_item part on part.variant_id = line.variant_id
        and part.inventory_item_id = $1 and part.deleted_at is null
      where held.key like '${ORDER_LIFE}%' and held.expires_at > clock_timestamp()) as moves`,
}

/**
 * Whether something is being done with an order of an inventory item. Medusa takes packed units off the
 * shelf in one transaction and ends their reservation in another: in between they count twice, and what is
 * unpacked counts for nobody.
 */
export async function isOnTheMove(inventoryItemId: string): Promise<boolean> {
  const { rows } = await pool().query<{ moves: boolean }>({ ...query, values: [inventoryItemId] })
  return rows[0]?.moves === true
}
