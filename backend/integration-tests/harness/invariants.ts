import { freshenStatistics } from "../../src/integrity/fresh-statistics"
import { invariants } from "../../src/integrity/invariants"
import type { RunningShop } from "./start-shop"

/** What is wrong with the shop's data, by name, as `npm run doctor -- --data` finds it; empty when all is well. */
export async function brokenInvariants(shop: RunningShop): Promise<Record<string, number>> {
  const found: Record<string, number> = {}
  await freshenStatistics(shop.db)
  for (const { name, select } of invariants) {
    const { rowCount } = await shop.db.query(select)
    if (rowCount) found[name] = rowCount
  }
  return found
}
