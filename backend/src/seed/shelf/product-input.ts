import type { CreateProductWorkflowInputDTO } from "@medusajs/framework/types"
import { ProductStatus } from "@medusajs/framework/utils"
import { rupeesFromPaise } from "@shop/api/money"
import { gramsOf } from "../../catalogue/printed-weight"
import type { ShelfProduct } from "./shelf-product"
import type { ShopPlace } from "./shop-place"

/** What Medusa Admin itself gives a product that has no options. */
const OPTION = { title: "Default option", value: "Default option value" }

/** A product as Medusa takes it: a draft with one counted variant at its MRP. */
export function productInput(
  product: ShelfProduct,
  place: ShopPlace,
  inventoryItemId: string,
): CreateProductWorkflowInputDTO {
  const { handle, images, weight } = product
  return {
    title: product.name,
    handle,
    description: product.description.join("\n"),
    status: ProductStatus.DRAFT,
    images: images.map((url) => ({ url })),
    thumbnail: images[0],
    weight: gramsOf(weight),
    metadata: { weight },
    category_ids: [place.categoryIds[product.category]],
    sales_channels: [{ id: place.salesChannelId }],
    shipping_profile_id: place.shippingProfileId,
    options: [{ title: OPTION.title, values: [OPTION.value] }],
    variants: [
      {
        title: "Default variant",
        sku: handle,
        options: { [OPTION.title]: OPTION.value },
        prices: [{ currency_code: "inr", amount: rupeesFromPaise(product.mrpPaise) }],
        manage_inventory: true,
        inventory_items: [{ inventory_item_id: inventoryItemId, required_quantity: 1 }],
      },
    ],
  }
}
