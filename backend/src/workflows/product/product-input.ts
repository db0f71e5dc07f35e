import { randomBytes } from "node:crypto"
import type { CreateProductWorkflowInputDTO } from "@medusajs/framework/types"
import { ProductStatus } from "@medusajs/framework/utils"
import { rupeesFromPaise } from "@shop/api/money"
import { gramsOf } from "../../catalogue/printed-weight"
import type { NewProduct } from "./new-product"
import type { PlaceInShop } from "./steps/find-place-in-shop"

/** A new product as Medusa wants it: a draft with one variant at its MRP, in its category. */
export function productInput(
  product: NewProduct,
  place: PlaceInShop,
  images: readonly string[],
  inventoryItemId: string | undefined,
): CreateProductWorkflowInputDTO {
  return {
    title: product.name,
    handle: handleOf(product.name),
    description: product.description.join("\n"),
    status: ProductStatus.DRAFT,
    images: images.map((url) => ({ url })),
    ...(images[0] && { thumbnail: images[0] }),
    ...(product.weight && {
      weight: gramsOf(product.weight),
      metadata: { weight: product.weight },
    }),
    category_ids: [place.category_id],
    sales_channels: [{ id: place.sales_channel_id }],
    shipping_profile_id: place.shipping_profile_id,
    // What Medusa Admin itself gives a product that has no options.
    options: [{ title: "Default option", values: ["Default option value"] }],
    variants: [
      {
        title: "Default variant",
        options: { "Default option": "Default option value" },
        prices: [{ currency_code: "inr", amount: rupeesFromPaise(product.price) }],
        manage_inventory: inventoryItemId !== undefined,
        ...(inventoryItemId && {
          inventory_items: [{ inventory_item_id: inventoryItemId, required_quantity: 1 }],
        }),
      },
    ],
  }
}

/** Two products may have the same name, but not the same handle. */
function handleOf(name: string): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .match(/[a-z0-9]+/g)
  return [...(words ?? ["product"]), randomBytes(4).toString("hex")].join("-")
}
