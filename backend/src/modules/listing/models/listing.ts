import { model } from "@medusajs/framework/utils"

/** The switch as Medusa's links read it; `ListingService` is who writes. */
export const Listing = model.define(
  { name: "listing", tableName: "shop_listing" },
  { product_id: model.text().primaryKey(), on_sale: model.boolean() },
)
