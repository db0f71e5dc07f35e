import { type Db, pool } from "../db/pool"
import { shelf, type ShelfRow } from "./shelf"

const byId = {
  name: "find_on_shelf",
  text: `select * from (${shelf}) shelf where product_id = any($1)`,
}

/** Products on the shelf as the database has them this moment, in no order; unknown ids are left out. */
export async function findOnShelf(
  productIds: readonly string[],
  db: Db = pool(),
): Promise<ShelfRow[]> {
  const { rows } = await db.query<ShelfRow>(byId, [productIds])
  return rows
}
