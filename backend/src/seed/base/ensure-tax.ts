import type { ITaxModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { TAX_PERCENT } from "@shop/api/money"

/** The one tax of the shop, by Medusa's own reckoning; orders bend its rate to whole paise. */
export async function ensureTax(container: MedusaContainer): Promise<void> {
  const taxes = container.resolve<ITaxModuleService>(Modules.TAX)
  const regions = await taxes.listTaxRegions({ country_code: "in" })
  if (regions.some(({ parent_id }) => !parent_id)) return
  await taxes.createTaxRegions({
    country_code: "in",
    provider_id: "tp_system",
    default_tax_rate: { name: "Tax", code: "tax", rate: TAX_PERCENT },
  })
}
