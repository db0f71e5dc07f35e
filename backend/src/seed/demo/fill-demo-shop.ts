import type { MedusaContainer } from "@medusajs/framework/types"
import { env } from "../../server/env"
import { seedShopper } from "../../workflows/account/seed-accounts"
import { stockShelves } from "../shelf/stock-shelves"
import { demoShelf } from "./demo-shelf"

/** Fills the demo shop: products with drawn pictures, and a shopper to sign in as. */
export async function fillDemoShop(container: MedusaContainer): Promise<void> {
  const { plain, featured } = await demoShelf(container)
  await stockShelves(container, plain)
  await stockShelves(container, featured)
  const { shopper } = env()
  if (shopper) await seedShopper({ ...shopper, name: "Demo Shopper" })
}
