import { defineLink } from "@medusajs/framework/utils"
import ProductModule from "@medusajs/medusa/product"
import ListingModule from "../modules/listing"

/** A product's switch, e.g. `GET /admin/products/:id?fields=listing.on_sale`. */
export default defineLink(
  { linkable: ProductModule.linkable.product, field: "id" },
  { ...ListingModule.linkable.listing.product_id, primaryKey: "product_id" },
  { readOnly: true },
)
