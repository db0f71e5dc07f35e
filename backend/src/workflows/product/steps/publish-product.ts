import type { IProductModuleService } from "@medusajs/framework/types"
import { Modules, ProductStatus } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"

/** Puts a finished draft on sale, so that nobody ever sees a product without its offer price. */
export const publishProductStep = createStep(
  "publish-product",
  async (productId: string, { container }) => {
    const products = container.resolve<IProductModuleService>(Modules.PRODUCT)
    await products.updateProducts(productId, { status: ProductStatus.PUBLISHED })
    return new StepResponse(productId, productId)
  },
  async (productId, { container }) => {
    if (!productId) return
    const products = container.resolve<IProductModuleService>(Modules.PRODUCT)
    await products.updateProducts(productId, { status: ProductStatus.DRAFT })
  },
)
