import type { CreateProductWorkflowInputDTO } from "@medusajs/framework/types"
import { ProductStatus } from "@medusajs/framework/utils"
import { rupeesFromPaise } from "@shop/api/money"
import { gramsOf } from "../../catalogue/printed-weight"

/** What Medusa Admin itself gives a product that has no options. */
const option = { title: "Default option", value: "Default option value" }

/** A product of this shop, whoever puts it on the shelf. */
export interface ProductDescription {
  readonly name: string
  readonly handle: string
  readonly description: readonly string[]
  /** MRP in paise. */
  readonly price: number
  /** As printed on the pack. */
  readonly weight?: string
  /** Addresses, first the one that lists show. */
  readonly images: readonly string[]
  readonly sku?: string
}

/** Ids in Medusa of what the product belongs to. */
export interface ProductPlace {
  readonly categoryId: string
  readonly salesChannelId: string
  readonly shippingProfileId: string
  /** What counts its units; absent for a product whose units are not counted. */
  readonly inventoryItemId?: string
}

/** A new product as Medusa takes it: a draft with one variant at its MRP, in its category. */
export function productInput(
  { name, handle, description, price, weight, images, sku }: ProductDescription,
  { categoryId, salesChannelId, shippingProfileId, inventoryItemId }: ProductPlace,
): CreateProductWorkflowInputDTO {
  return {
    title: name,
    handle,
    description: description.join("\n"),
    status: ProductStatus.DRAFT,
    images: images.map((url) => ({ url })),
    ...(images[0] && { thumbnail: images[0] }),
    ...(weight && { weight: gramsOf(weight), metadata: { weight } }),
    category_ids: [categoryId],
    sales_channels: [{ id: salesChannelId }],
    shipping_profile_id: shippingProfileId,
    options: [{ title: option.title, values: [option.value] }],
    variants: [
      {
        title: "Default variant",
        ...(sku && { sku }),
        options: { [option.title]: option.value },
        prices: [{ currency_code: "inr", amount: rupeesFromPaise(price) }],
        manage_inventory: inventoryItemId !== undefined,
        ...(inventoryItemId && {
          inventory_items: [{ inventory_item_id: inventoryItemId, required_quantity: 1 }],
        }),
      },
    ],
  }
}
