import type { IProductModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { categoryKeys } from "@shop/api"

/** The seven categories; their handle is the lower-cased key by which all compare. */
export async function ensureCategories(container: MedusaContainer): Promise<void> {
  const products = container.resolve<IProductModuleService>(Modules.PRODUCT)
  const handles = categoryKeys.map((key) => key.toLowerCase())
  const found = await products.listProductCategories({ handle: handles })
  const known = new Set(found.map(({ handle }) => handle))
  const missing = categoryKeys.filter((key) => !known.has(key.toLowerCase()))
  await products.createProductCategories(
    missing.map((key) => ({
      name: key,
      handle: key.toLowerCase(),
      rank: categoryKeys.indexOf(key),
      is_active: true,
      is_internal: false,
    })),
  )
}
