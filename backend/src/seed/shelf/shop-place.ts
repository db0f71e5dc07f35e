import type {
  IFulfillmentModuleService,
  IProductModuleService,
  IStoreModuleService,
  MedusaContainer,
} from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { categoryKeys, type CategoryKey } from "@shop/api"
import { offersList } from "../../workflows/product/offers-list"

/** Ids of what the base set-up made, as products refer to it. */
export interface ShopPlace {
  salesChannelId: string
  locationId: string
  shippingProfileId: string
  offersId: string
  categoryIds: Record<CategoryKey, string>
}

/** @throws Error when the base set-up has not run, or the seller has since taken it apart */
export async function findShopPlace(container: MedusaContainer): Promise<ShopPlace> {
  const [store] = await container.resolve<IStoreModuleService>(Modules.STORE).listStores()
  const [profile] = await container
    .resolve<IFulfillmentModuleService>(Modules.FULFILLMENT)
    .listShippingProfiles({ type: "default" })
  const categories = await container
    .resolve<IProductModuleService>(Modules.PRODUCT)
    .listProductCategories({ handle: categoryKeys.map((key) => key.toLowerCase()) })
  const categoryId = (key: CategoryKey) =>
    needed(categories.find(({ handle }) => handle === key.toLowerCase())?.id, `category ${key}`)
  return {
    salesChannelId: needed(store?.default_sales_channel_id, "sales channel"),
    locationId: needed(store?.default_location_id, "stock location"),
    shippingProfileId: needed(profile?.id, "shipping profile"),
    offersId: (await offersList(container)).id,
    categoryIds: Object.fromEntries(
      categoryKeys.map((key) => [key, categoryId(key)]),
    ) as ShopPlace["categoryIds"],
  }
}

function needed(id: string | null | undefined, what: string): string {
  if (!id) throw new Error(`The shop has no ${what}; its base set-up is not complete.`)
  return id
}
