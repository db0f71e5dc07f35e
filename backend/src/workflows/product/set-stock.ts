import {
  createWorkflow,
  transform,
  when,
  WorkflowResponse,
} from "@medusajs/framework/workflows-sdk"
import { setListingStep } from "./steps/set-listing"
import { setUnitsStep, type Units } from "./steps/set-units"

interface Input {
  readonly productId: string
  readonly inStock: boolean
  /** New count; absent to leave it as it is. */
  readonly units?: Units
}

/** Turns a product's switch and, where given, sets how many units of it can be sold. */
export const setStockWorkflow = createWorkflow("set-stock", (input: Input) => {
  when("is-recounted", input, ({ units }) => units !== undefined).then(() =>
    setUnitsStep(transform(input, ({ units }) => units as Units)),
  )
  setListingStep(transform(input, ({ productId, inStock }) => ({ productId, onSale: inStock })))
  return new WorkflowResponse(input.productId)
})
