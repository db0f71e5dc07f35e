import type { IStoreModuleService, MedusaContainer, StoreDTO } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { env } from "../../server/env"

/** The store that Medusa itself makes when it first starts, with its sales channel and key. */
export async function findStore(
  container: MedusaContainer,
): Promise<StoreDTO & { default_sales_channel_id: string }> {
  const [store] = await container.resolve<IStoreModuleService>(Modules.STORE).listStores()
  const salesChannelId = store?.default_sales_channel_id
  if (!store || !salesChannelId) throw new Error("Medusa has not made its store.")
  return { ...store, default_sales_channel_id: salesChannelId }
}

/** Names the store and gives it rupees, its region and the place its goods leave from. */
export async function ensureStore(
  container: MedusaContainer,
  { storeId, ...defaults }: { storeId: string; regionId: string; locationId: string },
): Promise<void> {
  await container.resolve<IStoreModuleService>(Modules.STORE).updateStores(storeId, {
    name: env().shopName,
    default_region_id: defaults.regionId,
    default_location_id: defaults.locationId,
    supported_currencies: [{ currency_code: "inr", is_default: true }],
  })
}
