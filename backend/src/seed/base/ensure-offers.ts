import type { IPricingModuleService, MedusaContainer } from "@medusajs/framework/types"
import { Modules, PriceListStatus, PriceListType } from "@medusajs/framework/utils"

/** The price list that holds every offer price. @returns its id */
export async function ensureOffers(container: MedusaContainer): Promise<string> {
  const pricing = container.resolve<IPricingModuleService>(Modules.PRICING)
  const lists = await pricing.listPriceLists({ status: [PriceListStatus.ACTIVE] })
  const found = lists.find(({ type, rules_count }) => type === PriceListType.SALE && !rules_count)
  if (found) return found.id
  const [created] = await pricing.createPriceLists([
    {
      title: "Offers",
      description: "What the shop asks where it is below the MRP",
      type: PriceListType.SALE,
      status: PriceListStatus.ACTIVE,
    },
  ])
  if (!created) throw new Error("Medusa made no price list.")
  return created.id
}
