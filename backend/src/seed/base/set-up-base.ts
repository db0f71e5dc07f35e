import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../server/env"
import { seedSeller } from "../../workflows/account/seed-accounts"
import { offersList } from "../../workflows/product/offers-list"
import { ensureCategories } from "./ensure-categories"
import { ensureDelivery } from "./ensure-delivery"
import { ensureRegion } from "./ensure-region"
import { findStore, ensureStore } from "./ensure-store"
import { ensureTax } from "./ensure-tax"

/**
 * What every shop needs before its first product, in production too: region, tax, free delivery,
 * categories, the list of offers, the first seller. Finds what is there and makes what is missing,
 * so a set-up that was cut off is completed and nothing is made twice.
 */
export async function setUpBase(container: MedusaContainer): Promise<void> {
  const store = await findStore(container)
  const regionId = await ensureRegion(container)
  const at = { salesChannelId: store.default_sales_channel_id }
  const locationId = await ensureDelivery(container, at)
  await ensureTax(container)
  await ensureCategories(container)
  await offersList(container)
  await ensureStore(container, { storeId: store.id, regionId, locationId })
  await seedSeller({ email: env().sellerEmail, password: env().sellerPassword })
}
