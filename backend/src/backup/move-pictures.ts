import type { Client } from "pg"

/** Where rows hold the address of a picture: products, and what Medusa's carts and orders copied of them. */
const places = [
  ["image", "url"],
  ["product", "thumbnail"],
  ["product_variant", "thumbnail"],
  ["cart_line_item", "thumbnail"],
  ["order_line_item", "thumbnail"],
] as const

/** Orders show the product as it was when ordered, whose pictures stand in the line's own copy of it. */
const asOrdered = `
  update order_line_item line set metadata = jsonb_set(metadata, '{product,images}', (
    select jsonb_agg(case when starts_with(address, $1 || '/')
      then $2 || substr(address, length($1) + 1) else address end order by position)
    from jsonb_array_elements_text(metadata #> '{product,images}') with ordinality
      as image(address, position)))
  where jsonb_array_length(metadata #> '{product,images}') > 0`

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
  await client.query(asOrdered, [from, to])
}
