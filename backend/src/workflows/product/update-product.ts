import { messages } from "@shop/api/messages"
import type { ILockingModule, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { updateProductsWorkflow } from "@medusajs/medusa/core-flows"
import { findOnSellerShelf } from "../../catalogue/seller-shelf"
import type { ShelfRow } from "../../catalogue/shelf"
import { Refusal } from "../../refusal"
import type { NewProduct } from "./new-product"
import { type PriceChanges, priceChanges } from "./price-changes"
import { type ProductFields, productFields } from "./product-fields"
import { setFirstPriceStep, setSecondPriceStep } from "./steps/set-prices"
import { storePicturesStep } from "./steps/store-pictures"

interface Images {
  /** Addresses as stored, then new pictures (WebP, base64). */
  readonly kept: string[]
  readonly added: string[]
}

interface Change {
  readonly productId: string
  /** The product with its changes, checked against what it is when its turn comes. */
  readonly check: (now: ShelfRow) => NewProduct
  /** Absent: pictures stay as they are; which of them are kept is asked then, too. */
  readonly images?: { readonly kept: (now: ShelfRow) => string[]; readonly added: string[] }
}

/**
 * Changes a product. Two changes of one product come one after the other, so that each is checked
 * against what the other left: an offer price is never above a price it was not compared with, and no
 * picture of the other is lost.
 * @throws Refusal for what `check` refuses, an unknown product, a price that a price list decides
 */
export async function updateProduct(container: MedusaContainer, change: Change): Promise<void> {
  const { productId, images } = change
  const locking = container.resolve<ILockingModule>(Modules.LOCKING)
  await locking.execute(`product:${productId}`, async () => {
    const now = await findOnSellerShelf(productId)
    if (!now) throw new Refusal(messages.productUnknown)
    const wanted = change.check(now)
    const { price, offerPrice } = wanted
    const repriced = price !== now.price || offerPrice !== now.offer_price
    const prices = repriced ? await priceChanges(now, price, offerPrice) : undefined
    await updateProductWorkflow(container).run({
      input: {
        productId,
        fields: await productFields(productId, wanted),
        images: images && { kept: images.kept(now), added: images.added },
        prices,
      },
    })
  })
}

interface Input {
  readonly productId: string
  readonly fields: ProductFields
  readonly images?: Images
  readonly prices?: PriceChanges
}

const updateProductWorkflow = createWorkflow("update-product", (input: Input) => {
  const added = storePicturesStep(transform(input, ({ images }) => images?.added ?? []))
  updateProductsWorkflow.runAsStep({
    input: transform({ input, added }, ({ input: { productId, fields, images }, added }) => {
      const urls = images && [...images.kept, ...added]
      const pictures = urls && { images: urls.map((url) => ({ url })), thumbnail: urls[0] ?? null }
      return { selector: { id: productId }, update: { ...fields, ...pictures } }
    }),
  })
  when("is-repriced", input, ({ prices }) => prices !== undefined).then(() => {
    setFirstPriceStep(transform(input, ({ prices }) => (prices as PriceChanges)[0]))
    setSecondPriceStep(transform(input, ({ prices }) => (prices as PriceChanges)[1]))
  })
  return new WorkflowResponse(input.productId)
})
