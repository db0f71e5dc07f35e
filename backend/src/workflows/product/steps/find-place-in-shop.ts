import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import type { CategoryKey } from "@shop/api"
import { messages } from "@shop/api/messages"
import { pool } from "../../../db/pool"
import { Refusal } from "../../../refusal"

/** Where a new product goes: ids of what the shop was set up with. */
export interface PlaceInShop {
  readonly category_id: string
  readonly sales_channel_id: string
  readonly stock_location_id: string
  readonly shipping_profile_id: string
}

/** @throws Refusal when the seller has deleted the category in Medusa Admin */
export const findPlaceInShopStep = createStep(
  "find-place-in-shop",
  async (category: CategoryKey) => {
    const { rows } = await pool().query<PlaceInShop>(
      `select category.id as category_id, store.default_sales_channel_id as sales_channel_id,
        place.stock_location_id, profile.id as shipping_profile_id
       from product_category category
       join store on store.deleted_at is null
       join sales_channel_stock_location place
         on place.sales_channel_id = store.default_sales_channel_id and place.deleted_at is null
       join shipping_profile profile on profile.type = 'default' and profile.deleted_at is null
       where lower(category.handle) = $1 and category.deleted_at is null
       order by store.created_at, place.created_at, profile.created_at limit 1`,
      [category.toLowerCase()],
    )
    if (!rows[0]) throw await whatIsMissing(category)
    return new StepResponse(rows[0])
  },
)

/** A category can be deleted in Medusa Admin; without the rest, the shop's set-up is broken. */
async function whatIsMissing(category: CategoryKey): Promise<Error> {
  const { rowCount } = await pool().query(
    `select 1 from product_category where lower(handle) = $1 and deleted_at is null`,
    [category.toLowerCase()],
  )
  return rowCount
    ? new Error("The store's sales channel, its stock location or the shipping profile is missing.")
    : new Refusal(messages.productCategoryUnknown)
}
