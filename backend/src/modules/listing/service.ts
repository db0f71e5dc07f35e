import { type Db, pool } from "../../db/pool"

/**
 * The seller's switch of a product: on sale or not, whatever its count says. Every product has a row
 * (`every-product-listed.ts`). Switching off waits for the orders of the product that are in flight,
 * and an order that comes later sees it (`db/switch-guard.ts`).
 */
export class ListingService {
  /**
   * Sets the switch; waits for orders of the product that are being placed this moment.
   * @returns how it stood before
   */
  async set(productId: string, onSale: boolean, db: Db = pool()): Promise<boolean> {
    const { rows } = await db.query<{ before: boolean }>(
      `with before as (select on_sale from shop_listing where product_id = $1 for update)
       insert into shop_listing (product_id, on_sale) values ($1, $2)
       on conflict (product_id) do update set on_sale = excluded.on_sale, updated_at = now()
       returning coalesce((select on_sale from before), true) as before`,
      [productId, onSale],
    )
    return rows[0]?.before ?? true
  }
}
