import { messages } from "@shop/api/messages"
import { expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import { productAndShopper } from "../../harness/crowd"
import { brokenInvariants } from "../../harness/invariants"
import { asAdmin } from "../../harness/medusa-admin"
import { sharedShop } from "../../harness/shared-shop"
import { stockLevel } from "../../harness/stock-level"

it("sells what is counted at the shop's own locations, not what another sales channel has", async () => {
  const shop = await sharedShop()
  const seller = await signInSeller(shop)
  const admin = await signInAdmin(shop)
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 3 })
  const { item, location: own } = await stockLevel(shop, product._id)
  const post = <Body>(path: string, body: unknown) => asAdmin<Body>(admin, "POST", path, body)
  const name = `Wholesale ${product._id}`
  const { sales_channel: channel } = await post<{ sales_channel: { id: string } }>(
    "/sales-channels",
    { name },
  )
  const { stock_location: theirs } = await post<{ stock_location: { id: string } }>(
    "/stock-locations",
    { name },
  )
  await post(`/stock-locations/${theirs.id}/sales-channels`, { add: [channel.id] })
  await post(`/inventory-items/${item}/location-levels`, {
    location_id: theirs.id,
    stocked_quantity: 100,
  })

  await shopper.order({ [product._id]: 2 })
  const { rows } = await shop.db.query(
    `select location_id as at, reserved_quantity::int as reserved from inventory_level
     where inventory_item_id = $1 and deleted_at is null`,
    [item],
  )
  expect(rows).toHaveLength(2)
  expect(rows).toEqual(
    expect.arrayContaining([
      { at: own, reserved: 2 },
      { at: theirs.id, reserved: 0 },
    ]),
  )
  const { body } = await shopper.order({ [product._id]: 3 })
  expect(body).toMatchObject({ success: false, message: messages.outOfStock([product.name]) })

  await asAdmin(admin, "DELETE", `/stock-locations/${theirs.id}`)
  expect(await brokenInvariants(shop)).toEqual({})
})
