import type { Product } from "@shop/api"
import { expect, it } from "vitest"
import type { Browser } from "../../harness/browser"
import { readyShopper } from "../../harness/crowd"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { adminProduct, asAdmin } from "../../harness/medusa-admin"
import { addProduct } from "../../harness/products"
import type { RunningShop } from "../../harness/start-shop"
import { stockLevel } from "../../harness/stock-level"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

/** Five units, two of them ordered. */
async function sold(): Promise<{ product: Product; variant: string; order: string }> {
  const product = await addProduct(shop, seller, { quantity: 5 })
  const shopper = await readyShopper(shop)
  await shopper.order({ [product._id]: 2 })
  const [order] = await shopper.orders()
  const { variants } = await adminProduct(admin, product._id)
  return { product, variant: variants[0]?.id ?? "", order: order?._id ?? "" }
}

it("refuses an order edit beyond the stock readably, and leaves the units as they were", async () => {
  const { product, order } = await sold()
  await asAdmin(admin, "POST", "/order-edits", { order_id: order })
  const { order: read } = await asAdmin<{ order: { items: { id: string }[] } }>(
    admin,
    "GET",
    `/orders/${order}?fields=*items`,
  )
  const line = `/admin/order-edits/${order}/items/item/${read.items[0]?.id}`
  const answers = [await admin.post(line, { quantity: 6 })]
  for (const step of ["request", "confirm"])
    answers.push(await admin.post(`/admin/order-edits/${order}/${step}`, {}))
  const refused = answers.find(({ status }) => status !== 200)
  expect(refused?.status).toBe(400)
  expect(refused?.body.message).toMatch(/stock/i)
  expect(await stockLevel(shop, product._id)).toMatchObject({ stocked: 5, reserved: 2 })
})

it("refuses a draft order beyond the stock readably when it becomes an order", async () => {
  const { product, variant } = await sold()
  const { rows } = await shop.db.query<{ region: string; channel: string }>(
    `select (select id from region) as region, default_sales_channel_id as channel from store`,
  )
  const { draft_order: draft } = await asAdmin<{ draft_order: { id: string } }>(
    admin,
    "POST",
    "/draft-orders",
    {
      email: "phone@shop.test",
      region_id: rows[0]?.region,
      sales_channel_id: rows[0]?.channel,
      items: [{ variant_id: variant, quantity: 3 }],
    },
  )
  await (await readyShopper(shop)).order({ [product._id]: 1 })
  const answer = await admin.post(`/admin/draft-orders/${draft.id}/convert-to-order`, {})
  expect(answer.status).toBe(400)
  expect(answer.body.message).toMatch(/stock/i)
  expect(await stockLevel(shop, product._id)).toMatchObject({ stocked: 5, reserved: 3 })
})
