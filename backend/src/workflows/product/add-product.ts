import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import {
  createInventoryItemsWorkflow,
  createPriceListPricesWorkflow,
  createProductsWorkflow,
} from "@medusajs/medusa/core-flows"
import { rupeesFromPaise } from "@shop/api/money"
import type { NewProduct } from "./new-product"
import { productHandle } from "./product-handle"
import { productInput } from "./product-input"
import { findPlaceInShopStep } from "./steps/find-place-in-shop"
import { offersListStep } from "./steps/offers-list"
import { publishProductStep } from "./steps/publish-product"
import { storePicturesStep } from "./steps/store-pictures"

interface Input {
  readonly product: NewProduct
  /** Encoded pictures (WebP) in base64. */
  readonly pictures: string[]
}

/**
 * Puts a new product on the shelf: pictures, product with variant, MRP and category, its count, its
 * offer price. A step that fails undoes those before it, and the product shows only when all are done.
 * @returns the product's id
 */
export const addProductWorkflow = createWorkflow("add-product", (input: Input) => {
  const place = findPlaceInShopStep(transform(input, ({ product }) => product.category))
  const images = storePicturesStep(transform(input, ({ pictures }) => pictures))

  const counted = when("is-counted", input, ({ product }) => product.quantity !== undefined).then(
    () =>
      createInventoryItemsWorkflow.runAsStep({
        input: transform({ input, place }, ({ input: { product }, place }) => ({
          items: [
            {
              title: product.name,
              location_levels: [
                {
                  location_id: place.stock_location_id,
                  stocked_quantity: product.quantity ?? 0,
                },
              ],
            },
          ],
        })),
      }),
  )

  const created = createProductsWorkflow.runAsStep({
    input: transform(
      { input, place, images, counted },
      ({ input: { product }, place, images, counted }) => ({
        products: [
          productInput(
            { ...product, handle: productHandle(product.name), images },
            {
              categoryId: place.category_id,
              salesChannelId: place.sales_channel_id,
              shippingProfileId: place.shipping_profile_id,
              inventoryItemId: counted?.[0]?.id,
            },
          ),
        ],
      }),
    ),
  })

  const isOffered = ({ product }: Input) => product.offerPrice < product.price
  when("is-offered", input, isOffered).then(() => {
    const list = offersListStep()
    createPriceListPricesWorkflow.runAsStep({
      input: transform({ input, list, created }, ({ input: { product }, list, created }) => {
        const price = {
          currency_code: "inr",
          amount: rupeesFromPaise(product.offerPrice),
          variant_id: created[0]?.variants[0]?.id ?? "",
        }
        return { data: [{ id: list, prices: [price] }] }
      }),
    })
  })

  return new WorkflowResponse(
    publishProductStep(transform(created, (products) => products[0]?.id ?? "")),
  )
})
