import type { Client } from "pg"

/** Where rows hold the address of a picture: products, and what carts and orders copied of them. */
const places = [
  ["image", "url"],
  ["product", "thumbnail"],
  ["product_variant", "thumbnail"],
  ["cart_line_item", "thumbnail"],
  ["order_line_item", "thumbnail"],
] as const

/** Lets every address of a picture below `from` (no trailing slash) be the same below `to`. */
export async function movePictures(
  client: Client,
  { from, to }: { readonly from: string; readonly to: string },
): Promise<void> {
  for (const [table, column] of places)
    await client.query(
      `update ${table} set ${column} = $2 || substr(${column}, length($1) + 1)
       where starts_with(${column}, $1 || '/')`,
      [from, to],
    )
}
