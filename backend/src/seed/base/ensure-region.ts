import type { IRegionModuleService, MedusaContainer } from "@medusajs/framework/types"
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils"

/** India, in rupees, paid by Medusa's manual provider (cash on delivery). @returns the region's id */
export async function ensureRegion(container: MedusaContainer): Promise<string> {
  const regions = container.resolve<IRegionModuleService>(Modules.REGION)
  const [found] = await regions.listRegions({ currency_code: "inr" })
  const region =
    found ??
    (await regions.createRegions({
      name: "India",
      currency_code: "inr",
      countries: ["in"],
      automatic_taxes: true,
    }))
  await container.resolve(ContainerRegistrationKeys.LINK).create({
    [Modules.REGION]: { region_id: region.id },
    [Modules.PAYMENT]: { payment_provider_id: "pp_system_default" },
  })
  return region.id
}
