import type { SellerProduct } from "@shop/api"
import { messages } from "@shop/api/messages"
import { beforeAll, expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import { AdminOrder } from "../../harness/admin-order"
import { breaking } from "../../harness/broken-writes"
import type { Browser } from "../../harness/browser"
import { readyShopper } from "../../harness/crowd"
import { holdRows } from "../../harness/held-rows"
import { addProduct, productForm } from "../../harness/products"
import { sharedShop } from "../../harness/shared-shop"
import { shelfUnits } from "../../harness/shelf-units"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
beforeAll(async () => {
  shop = await sharedShop()
  seller = await signInSeller(shop)
})

/** The product as it stands in the database. */
async function sellerView(id: string): Promise<SellerProduct | undefined> {
  const { body } = await seller.get("/api/product/seller")
  const { products } = body as unknown as { products: SellerProduct[] }
  return products.find(({ _id }) => _id === id)
}

it.each([
  ["lower MRP", "update", "new.price_list_id is null", 50, 40],
  ["higher offer price", "update", "new.price_list_id is not null", 300.5, 250.25],
  ["end of an offer", "delete", "old.price_list_id is not null", 150, 150],
])(
  "leaves both prices as they were when the %s cannot be written after the other price",
  async (_what, write, condition, price, offerPrice) => {
    const { _id: productId } = await addProduct(shop, seller)
    const before = await sellerView(productId)
    await breaking(shop, `${write} on price for each row when (${condition})`, async () => {
      const form = productForm({ productId, name: "Dearer", price, offerPrice })
      const { status, body } = await seller.send("POST", "/api/product/update", form)
      expect(status).toBe(500)
      expect(body).toMatchObject({ success: false, message: messages.internal })
    })
    expect(await sellerView(productId)).toEqual(before)
  },
)

it("takes a recount back by what it changed when the switch cannot be turned: units packed meanwhile stay gone", async () => {
  const { _id: productId } = await addProduct(shop, seller, { quantity: 5 })
  const shopper = await readyShopper(shop)
  await shopper.order({ [productId]: 2 })
  const order = new AdminOrder(await signInAdmin(shop), (await shopper.orders())[0]?._id ?? "")
  const product = await holdRows(shop, "select from product where id = $1", [productId])
  const statement = `insert on shop_listing for each row when (new.product_id = '${productId}')`
  const recount = async () => {
    const change = { productId, inStock: true, quantity: 20 }
    const recounted = seller.put("/api/product/stock", change)
    await product.waitedFor(1)
    expect(await shelfUnits(shop, productId)).toEqual({ stocked: 22, reserved: 2 })
    await order.pack()
    await product.letGo()
    expect((await recounted).status).toBe(500)
  }
  const wait = "perform from product where id = new.product_id for update;"
  await breaking(shop, statement, recount, wait).finally(() => product.letGo())
  expect(await shelfUnits(shop, productId)).toEqual({ stocked: 3, reserved: 0 })
})
