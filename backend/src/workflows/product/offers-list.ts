import type {
  ILockingModule,
  IPricingModuleService,
  MedusaContainer,
} from "@medusajs/framework/types"
import { Modules, PriceListStatus, PriceListType } from "@medusajs/framework/utils"
import { pool } from "../../db/pool"

/** In SQL, the id of the open-ended `sale` price list that offer prices stand in, or null. */
export const offersListId = `(
  select id from price_list
  where type = 'sale' and status = 'active' and rules_count = 0 and deleted_at is null
    and starts_at is null and ends_at is null
  order by created_at, id limit 1)`

/**
 * The price list that holds every offer price. It can be deleted in Medusa Admin: where there is none
 * it is made, once, whoever asks for it at the same time.
 * @returns its id
 */
export async function offersList(container: MedusaContainer): Promise<string> {
  const locking = container.resolve<ILockingModule>(Modules.LOCKING)
  return locking.execute("offers-list", async () => {
    const { rows } = await pool().query<{ id: string | null }>(`select ${offersListId} as id`)
    if (rows[0]?.id) return rows[0].id
    const pricing = container.resolve<IPricingModuleService>(Modules.PRICING)
    const [made] = await pricing.createPriceLists([
      {
        title: "Offers",
        description: "What the shop asks where it is below the MRP",
        type: PriceListType.SALE,
        status: PriceListStatus.ACTIVE,
      },
    ])
    if (!made) throw new Error("Medusa made no price list.")
    return made.id
  })
}
