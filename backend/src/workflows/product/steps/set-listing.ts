import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { LISTING } from "../../../modules/listing"
import type { ListingService } from "../../../modules/listing/service"

interface Input {
  readonly productId: string
  readonly onSale: boolean
}

/** Turns the seller's switch of a product. */
export const setListingStep = createStep(
  "set-listing",
  async ({ productId, onSale }: Input, { container }) => {
    const before = await container.resolve<ListingService>(LISTING).set(productId, onSale)
    return new StepResponse(undefined, { productId, onSale: before })
  },
  async (undo, { container }) => {
    if (undo) await container.resolve<ListingService>(LISTING).set(undo.productId, undo.onSale)
  },
)
