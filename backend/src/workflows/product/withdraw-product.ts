import { createWorkflow, transform, WorkflowResponse } from "@medusajs/framework/workflows-sdk"
import { ProductStatus } from "@medusajs/framework/utils"
import { updateProductsWorkflow } from "@medusajs/medusa/core-flows"

interface Input {
  readonly productId: string
  readonly withdrawn: boolean
}

/**
 * Makes a product a draft, or publishes it again. It keeps everything it has, its count and its
 * switch, so that putting it back undoes the whole; orders have their own copy of what was bought.
 */
export const withdrawProductWorkflow = createWorkflow("withdraw-product", (input: Input) => {
  updateProductsWorkflow.runAsStep({
    input: transform(input, ({ productId, withdrawn }) => ({
      selector: { id: productId },
      update: { status: withdrawn ? ProductStatus.DRAFT : ProductStatus.PUBLISHED },
    })),
  })
  return new WorkflowResponse(input.productId)
})
