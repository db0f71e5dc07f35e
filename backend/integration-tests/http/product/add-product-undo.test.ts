import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { messages } from "@shop/api/messages"
import type { Browser } from "../../harness/browser"
import { breaking } from "../../harness/broken-writes"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { asAdmin } from "../../harness/medusa-admin"
import { mango, picture, products, sendProduct } from "../../harness/products"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

async function everythingThere() {
  const count = (path: string) => asAdmin<{ count: number }>(admin, "GET", `${path}?limit=1`)
  const uploads = join(shop.localDir, "uploads")
  const { rows } = await shop.db.query("select count(*) from shop_listing")
  return {
    list: await products(shop),
    products: (await count("/products")).count,
    items: (await count("/inventory-items")).count,
    switches: rows,
    files: existsSync(uploads) ? readdirSync(uploads) : [],
  }
}

it.each([
  ["its inventory", "insert on inventory_level"],
  ["its MRP", "insert on price"],
  ["its offer price", "insert on price for each row when (new.price_list_id is not null)"],
  ["its publishing", "update on product for each row when (new.status = 'published')"],
])("leaves nothing of a product behind when %s cannot be written", async (_what, statement) => {
  const before = await everythingThere()
  await breaking(shop, statement, async () => {
    const { status, body } = await sendProduct(seller, { ...mango, quantity: 5 }, [await picture()])
    expect(status).toBe(500)
    expect(body).toMatchObject({ success: false, message: messages.internal })
    expect(body.requestId).toBeTruthy()
  })
  expect(await everythingThere()).toEqual(before)
})

it("says so when the category was deleted in Medusa Admin", async () => {
  // One that no other file of the shared shop needs.
  const found = await admin.get("/admin/product-categories?handle=instant")
  const { product_categories: categories } = found.body as unknown as {
    product_categories: { id: string }[]
  }
  await asAdmin(admin, "DELETE", `/product-categories/${categories[0]?.id}`)
  const { status, body } = await sendProduct(seller, { ...mango, category: "Instant" })
  expect(status).toBe(200)
  expect(body).toMatchObject({ success: false, message: messages.productCategoryUnknown })
})
