import { pool } from "../../db/pool"
import type { Sale, SaleProduct } from "./sale"

/** Units held by orders, by inventory item. Lines of an order that waits for its card do not change. */
const held = {
  name: "order_units_held",
  text: `
    select r.inventory_item_id as item, sum(r.quantity)::float8 as units
    from order_item line
    join reservation_item r on r.line_item_id = line.item_id and r.deleted_at is null
    where line.order_id = any ($1) and line.deleted_at is null
    group by r.inventory_item_id`,
}

/** What would be for sale if the orders of this shopper that wait for a card were closed. */
export async function asIfClosed(sale: Sale): Promise<Sale> {
  const { rows } = await pool().query<{ item: string; units: number }>({
    ...held,
    values: [sale.unpaid],
  })
  const units = new Map(rows.map((row) => [row.item, row.units]))
  const back = ({ parts }: SaleProduct) =>
    Math.max(
      0,
      ...parts.map(({ inventory_item_id: item, required_quantity: pieces }) =>
        Math.floor((units.get(item) ?? 0) / pieces),
      ),
    )
  const products = [...sale.products].map(
    ([id, product]) =>
      [id, { ...product, available: (product.available ?? 0) + back(product) }] as const,
  )
  return { ...sale, products: new Map(products) }
}
