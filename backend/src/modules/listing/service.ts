import { type Db, pool } from "../../db/pool"

/**
 * The seller's switch of a product: on sale or not, whatever its count says. A product without a row
 * (made in Medusa Admin) is switched on.
 */
export class ListingService {
  /** Sets the switch; waits for orders of the product that are being placed this moment. */
  async set(productId: string, onSale: boolean, db: Db = pool()): Promise<void> {
    await db.query(
      `insert into shop_listing (product_id, on_sale) values ($1, $2)
       on conflict (product_id) do update set on_sale = excluded.on_sale, updated_at = now()`,
      [productId, onSale],
    )
  }
}
