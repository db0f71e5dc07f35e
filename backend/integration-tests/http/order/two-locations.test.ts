import { expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import { productAndShopper } from "../../harness/crowd"
import { brokenInvariants } from "../../harness/invariants"
import { asAdmin } from "../../harness/medusa-admin"
import { openSecondLocation } from "../../harness/second-location"
import { sharedShop } from "../../harness/shared-shop"
import { stockLevel } from "../../harness/stock-level"

it("brings the units of an unpacked order back to where they came from", async () => {
  const shop = await sharedShop()
  const admin = await signInAdmin(shop)
  const seller = await signInSeller(shop)
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 3 })
  const { item, location: first } = await stockLevel(shop, product._id)
  const second = await openSecondLocation(admin, item, 8)
  const levels = async () => {
    const { rows } = await shop.db.query<{ at: string; units: string }>(
      `select location_id as at, stocked_quantity || '/' || reserved_quantity as units
       from inventory_level where inventory_item_id = $1 and deleted_at is null`,
      [item],
    )
    return Object.fromEntries(rows.map(({ at, units }) => [at, units]))
  }

  await shopper.order({ [product._id]: 5 })
  const [order] = await shopper.orders()
  expect(await levels()).toEqual({ [first]: "3/0", [second]: "8/5" })
  const move = (status: string) => seller.post("/api/order/status", { orderId: order?._id, status })
  expect((await move("Packed")).body).toMatchObject({ success: true })
  expect(await levels()).toEqual({ [first]: "3/0", [second]: "3/0" })
  expect((await move("Cancelled")).body).toMatchObject({ success: true })
  expect(await levels()).toEqual({ [first]: "3/0", [second]: "8/0" })

  await asAdmin(admin, "DELETE", `/stock-locations/${second}`)
  expect(await brokenInvariants(shop)).toEqual({})
})
