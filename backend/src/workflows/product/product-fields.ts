import { categoryKeys } from "@shop/api"
import { messages } from "@shop/api/messages"
import { gramsOf } from "../../catalogue/printed-weight"
import { pool } from "../../db/pool"
import { Refusal } from "../../refusal"
import type { NewProduct } from "./new-product"

/** What of a product stands in Medusa's product itself. */
export interface ProductFields {
  readonly title: string
  readonly description: string
  readonly weight: number | null
  readonly metadata: Record<string, unknown>
  readonly category_ids: string[]
}

interface Row {
  readonly metadata: Record<string, unknown> | null
  /** Categories it is in beside the seven, which it stays in. */
  readonly others: string[]
  readonly category: string | null
}

/** @throws Refusal when the seller has deleted the category in Medusa Admin */
export async function productFields(
  productId: string,
  { name, description, category, weight }: NewProduct,
): Promise<ProductFields> {
  const { rows } = await pool().query<Row>(
    `select p.metadata,
       array(select link.product_category_id from product_category_product link
         join product_category c on c.id = link.product_category_id
         where link.product_id = p.id and lower(c.handle) <> all ($3)) as others,
       (select id from product_category where lower(handle) = $2 and deleted_at is null limit 1)
         as category
     from product p where p.id = $1`,
    [productId, category.toLowerCase(), categoryKeys.map((key) => key.toLowerCase())],
  )
  const [row] = rows
  if (!row?.category) throw new Refusal(messages.productCategoryUnknown)
  const { weight: _printed, ...metadata } = row.metadata ?? {}
  return {
    title: name,
    description: description.join("\n"),
    weight: weight === undefined ? null : (gramsOf(weight) ?? null),
    // Medusa merges metadata; an empty text removes an entry.
    metadata: { ...metadata, weight: weight ?? "" },
    category_ids: [row.category, ...row.others],
  }
}
