import type {
  ILockingModule,
  IPricingModuleService,
  MedusaContainer,
} from "@medusajs/framework/types"
import { Modules, PriceListStatus, PriceListType } from "@medusajs/framework/utils"
import { pool } from "../../db/pool"

const title = "Offers"

const isForEverybody = "list.status = 'active' and list.rules_count = 0"

const holds = `(${isForEverybody} and (list.starts_at is null or list.starts_at <= now())
  and (list.ends_at is null or list.ends_at >= now())) is true`

/**
 * In SQL, the `sale` price list that offer prices stand in and whether its prices hold now; one row, or none.
 * It keeps its place while it is switched off in Medusa Admin: with a second one beside it, a product would
 * have two offer prices once the first is on again. Under another name it is the oldest that never ends.
 * Of two of that name, as versions before made them, it is the one whose prices hold.
 */
export const offersRow = `
  select list.id, ${holds} as holds
  from price_list list
  where list.type = 'sale' and list.deleted_at is null and (list.title = '${title}'
    or ${isForEverybody} and list.starts_at is null and list.ends_at is null)
  order by list.title = '${title}' desc, ${holds} desc, list.created_at, list.id limit 1`

/**
 * The price list that holds every offer price. It can be deleted in Medusa Admin: where there is none
 * it is made, once, whoever asks for it at the same time.
 * @returns its id, and whether its prices hold now
 */
export async function offersList(
  container: MedusaContainer,
): Promise<{ id: string; holds: boolean }> {
  const locking = container.resolve<ILockingModule>(Modules.LOCKING)
  return locking.execute("offers-list", async () => {
    const { rows } = await pool().query<{ id: string; holds: boolean }>(offersRow)
    if (rows[0]) return rows[0]
    const pricing = container.resolve<IPricingModuleService>(Modules.PRICING)
    const [made] = await pricing.createPriceLists([
      {
        title,
        description: "What the shop asks where it is below the MRP",
        type: PriceListType.SALE,
        status: PriceListStatus.ACTIVE,
      },
    ])
    if (!made) throw new Error("Medusa made no price list.")
    return { id: made.id, holds: true }
  })
}
