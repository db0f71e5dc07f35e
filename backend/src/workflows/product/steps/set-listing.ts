import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { ListingService } from "../../../modules/listing/service"

interface Input {
  readonly productId: string
  readonly onSale: boolean
}

/** Turns the seller's switch of a product. */
export const setListingStep = createStep(
  "set-listing",
  async ({ productId, onSale }: Input) => {
    const before = await new ListingService().set(productId, onSale)
    return new StepResponse(undefined, { productId, onSale: before })
  },
  async (undo) => {
    if (undo) await new ListingService().set(undo.productId, undo.onSale)
  },
)
