import type { SellerProduct } from "@shop/api"
import { pool } from "../db/pool"
import { shelfAndStore, type ShelfRow } from "./shelf"
import { toProduct } from "./to-product"

const all = {
  name: "seller_shelf",
  text: `select * from (${shelfAndStore}) shelf order by created_at desc, product_id desc`,
}
const one = {
  name: "seller_shelf_one",
  text: `select * from (${shelfAndStore}) shelf where product_id = $1`,
}

/** Every product as its seller sees it, newest first, as the database has them this moment. */
export async function listSellerShelf(): Promise<SellerProduct[]> {
  const { rows } = await pool().query<ShelfRow>(all)
  return rows.map((row) => ({
    ...toProduct(row),
    onSale: row.switched_on,
    withdrawn: row.withdrawn,
    ...(row.counted && { quantity: row.available ?? 0 }),
  }))
}

/** One of them by id, or undefined. */
export async function findOnSellerShelf(productId: string): Promise<ShelfRow | undefined> {
  const { rows } = await pool().query<ShelfRow>({ ...one, values: [productId] })
  return rows[0]
}
