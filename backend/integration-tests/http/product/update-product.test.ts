import type { Product, SellerProduct } from "@shop/api"
import { messages } from "@shop/api/messages"
import { afterAll, beforeAll, expect, it, onTestFinished } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import type { Answer, Browser } from "../../harness/browser"
import { readyShopper } from "../../harness/crowd"
import { asAdmin } from "../../harness/medusa-admin"
import {
  addProduct,
  listed,
  mango,
  picture,
  productForm,
  sendProduct,
} from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"

let shop: Shop
let seller: Browser
beforeAll(async () => {
  shop = await startShop({ RATE_LIMITS: "off" })
  seller = await signInSeller(shop)
})
afterAll(() => shop.stop())

const update = (data: object, images: readonly Uint8Array[] = []): Promise<Answer> =>
  seller.send("POST", "/api/product/update", productForm(data, images))
const withdraw = (productId: string, withdrawn: boolean) =>
  seller.post("/api/product/withdraw", { productId, withdrawn })
const refused = (sentence: string) => ({
  status: 200,
  body: { success: false, message: sentence, error: sentence },
})

async function sellerView(id: string): Promise<SellerProduct | undefined> {
  const { body } = await seller.get("/api/product/seller")
  const { products } = body as unknown as { products: SellerProduct[] }
  return products.find(({ _id }) => _id === id)
}

it("changes what the form names and leaves the rest, at once for everybody", async () => {
  const before = await addProduct(shop, seller, { weight: "500 g", quantity: 4 })
  const { _id: productId } = before
  expect(await update({ productId, name: "  Kesar Mango " })).toMatchObject({
    status: 200,
    body: { success: true, message: messages.productUpdated },
  })
  expect(await listed(shop, productId)).toEqual({ ...before, name: "Kesar Mango" })
  const changes = { description: ["From Junagadh"], category: "dairy", weight: "1 kg" }
  await update({ productId, ...changes })
  const after = { ...before, name: "Kesar Mango", ...changes, category: "Dairy" }
  expect(await listed(shop, productId)).toEqual(after)
  await update({ productId, weight: "" })
  const { weight: _none, ...weightless } = after
  expect(await listed(shop, productId)).toEqual(weightless)
})

it.each([
  ["both lower", 50, 40],
  ["both higher", 300.5, 250.25],
  ["an offer that ends", 120.5, 120.5],
  ["an MRP below the former offer", 70, 70],
])("sets prices: %s; list and order name the same", async (_, price, offerPrice) => {
  const { _id: productId } = await addProduct(shop, seller)
  expect((await update({ productId, price, offerPrice })).body.success).toBe(true)
  expect(await listed(shop, productId)).toMatchObject({ price, offerPrice })
  const shopper = await readyShopper(shop)
  await shopper.order({ [productId]: 1 })
  const { items } = (await shopper.orders())[0] ?? { items: [] }
  expect(items[0]?.product).toMatchObject({ price, offerPrice })
  // And back again: an offer is made where none is left.
  await update({ productId, price: "120.5", offerPrice: 99.99 })
  expect(await listed(shop, productId)).toMatchObject({ price: 120.5, offerPrice: 99.99 })
})

it("changes one price alone, and compares it with the other", async () => {
  const { _id: productId } = await addProduct(shop, seller, { price: 100, offerPrice: 80 })
  await update({ productId, offerPrice: 90 })
  expect(await listed(shop, productId)).toMatchObject({ price: 100, offerPrice: 90 })
  expect(await update({ productId, offerPrice: 100.01 })).toMatchObject(
    refused(messages.productOfferAbovePrice),
  )
  expect(await update({ productId, price: 89.99 })).toMatchObject(
    refused(messages.productOfferAbovePrice),
  )
  const [mrp, offer] = await Promise.all([
    update({ productId, price: 95 }),
    update({ productId, offerPrice: 99 }),
  ])
  // One of the two came second, and was compared with what the first had left.
  expect([mrp, offer].filter(({ body }) => body.success)).toHaveLength(1)
  const { price, offerPrice } = (await listed(shop, productId)) as Product
  expect(offerPrice).toBeLessThanOrEqual(price)
})

it("leaves a price alone that a price list of Medusa Admin decides", async () => {
  const { _id: productId } = await addProduct(shop, seller, { price: 100, offerPrice: 80 })
  const admin = await signInAdmin(shop)
  const { rows } = await shop.db.query<{ id: string }>(
    "select id from product_variant where product_id = $1",
    [productId],
  )
  const prices = [{ variant_id: rows[0]?.id, currency_code: "inr", amount: 60 }]
  const list = { title: "Festival", description: "-", type: "sale", status: "active", prices }
  expect((await admin.post("/admin/price-lists", list)).status).toBe(200)
  expect(await listed(shop, productId)).toMatchObject({ price: 100, offerPrice: 60 })
  expect(await update({ productId, offerPrice: 70 })).toMatchObject(
    refused(messages.productPriceElsewhere),
  )
  expect((await update({ productId, name: "Festival Mango" })).body.success).toBe(true)
  expect(await listed(shop, productId)).toMatchObject({ name: "Festival Mango", offerPrice: 60 })
})

it("keeps, orders, adds and removes pictures, at most four", async () => {
  const [red, blue] = [await picture("png", 40, 30), await picture("png", 30, 40)]
  const { _id: productId, images } = await addProduct(shop, seller, {}, [red, blue])
  expect(images).toHaveLength(2)
  const now = async () => ((await listed(shop, productId)) as Product).images
  await update({ productId, images: [...images].reverse() })
  expect(await now()).toEqual([...images].reverse())
  await update({ productId }, [red])
  expect((await now()).slice(0, 2)).toEqual([...images].reverse())
  expect(await now()).toHaveLength(3)
  await update({ productId, images: images.slice(0, 1) }, [blue, red])
  expect((await now())[0]).toBe(images[0])
  expect(await now()).toHaveLength(3)
  expect(await update({ productId }, [red, blue])).toMatchObject(refused(messages.imagesTooMany))
  expect(await update({ productId, images: ["/uploads/others.webp"] })).toMatchObject(
    refused(messages.imageUnknown),
  )
  expect(await update({ productId }, [Buffer.from("no picture")])).toMatchObject(
    refused(messages.imageInvalid),
  )
  expect(await now()).toHaveLength(3)
  await update({ productId, images: [] })
  expect(await now()).toHaveLength(1)
  expect((await fetch(shop.url + images[0])).status).toBe(200)
})

it.each([
  ["an empty name", { name: " " }, messages.productNameInvalid],
  ["a price of nothing", { price: 0 }, messages.productPriceInvalid],
  ["an unknown category", { category: "Toys" }, messages.productCategoryUnknown],
])("refuses %s, and nothing changes", async (_, change, sentence) => {
  const before = await addProduct(shop, seller)
  expect(await update({ productId: before._id, ...change })).toMatchObject(refused(sentence))
  expect(await listed(shop, before._id)).toEqual(before)
  const unknown = await update({ productId: "prod_none", name: "X" })
  expect(unknown).toMatchObject(refused(messages.productUnknown))
  expect((await update({ name: "X" })).status).toBe(400)
  expect((await update({ productId: before._id, price: {} })).status).toBe(400)
})

it("withdraws a product: gone from the list and carts, still in old orders; and undoes it whole", async () => {
  const before = await addProduct(shop, seller, { quantity: 5 })
  const id = before._id
  const shopper = await readyShopper(shop)
  await shopper.order({ [id]: 2 })
  await shopper.browser.post("/api/cart/update", { cartItems: { [id]: 1 } })
  for (let times = 0; times < 2; times++)
    expect((await withdraw(id, true)).body).toMatchObject({ message: messages.productWithdrawn })
  expect(await listed(shop, id)).toBeUndefined()
  expect(await sellerView(id)).toEqual({ ...before, onSale: true, withdrawn: true, quantity: 3 })
  const { body } = await shopper.browser.get("/api/user/is-auth")
  expect(body).toMatchObject({ user: { cartItem: {} } })
  expect((await shopper.order({ [id]: 1 })).body.success).toBe(false)
  expect((await shopper.orders())[0]?.items[0]?.product.name).toBe(before.name)
  expect((await update({ productId: id, name: "Corrected" })).body.success).toBe(true)

  expect((await withdraw(id, false)).body).toMatchObject({ message: messages.productPutBack })
  expect(await listed(shop, id)).toEqual({ ...before, name: "Corrected" })
  expect(await withdraw("prod_none", true)).toMatchObject(refused(messages.productUnknown))
})

it("shows the seller counts and switches", async () => {
  const counted = await addProduct(shop, seller, { quantity: 7 })
  const uncounted = await addProduct(shop, seller)
  const { _id: productId } = counted
  await seller.put("/api/product/stock", { productId, inStock: false })
  expect(await sellerView(productId)).toMatchObject({ quantity: 7, onSale: false, inStock: false })
  await seller.put("/api/product/stock", { productId, inStock: true, quantity: 2 })
  expect(await sellerView(productId)).toMatchObject({ quantity: 2, onSale: true, inStock: true })
  expect(await sellerView(uncounted._id)).not.toHaveProperty("quantity")
})

const yesterday = new Date(Date.now() - 86_400_000).toISOString()

it.each([
  ["a draft", { status: "draft" }, { status: "active" }],
  ["over", { ends_at: yesterday }, { ends_at: null }],
])(
  "leaves one offer to each product when the list of offers was %s in Medusa Admin for a while",
  async (_, off, on) => {
    const admin = await signInAdmin(shop)
    const lists = async () => {
      const { rows } = await shop.db.query<{ id: string }>(
        `select id from price_list where title = 'Offers' and deleted_at is null`,
      )
      return rows
    }
    const { _id: offered } = await addProduct(shop, seller, { price: 100, offerPrice: 80 })
    const { _id: repriced } = await addProduct(shop, seller, { price: 100, offerPrice: 80 })
    const { _id: plain } = await addProduct(shop, seller, { price: 100, offerPrice: 100 })
    const [offers, ...more] = await lists()
    expect(more).toEqual([])
    await asAdmin(admin, "POST", `/price-lists/${offers?.id}`, off)
    expect(await listed(shop, offered)).toMatchObject({ offerPrice: 100 })
    for (const productId of [offered, plain])
      expect(await update({ productId, offerPrice: 90 })).toMatchObject(refused(messages.offersOff))
    expect(await sendProduct(seller, mango)).toMatchObject(refused(messages.offersOff))
    for (const productId of [repriced, plain])
      expect((await update({ productId, price: 110, offerPrice: 110 })).body).toMatchObject({
        success: true,
      })
    await asAdmin(admin, "POST", `/price-lists/${offers?.id}`, on)
    expect(await lists()).toEqual([offers])
    expect(await listed(shop, offered)).toMatchObject({ offerPrice: 80 })
    expect(await listed(shop, repriced)).toMatchObject({ price: 110, offerPrice: 110 })
    for (const productId of [offered, plain]) {
      expect((await update({ productId, offerPrice: 95 })).body).toMatchObject({ success: true })
      expect(await listed(shop, productId)).toMatchObject({ offerPrice: 95 })
    }
  },
)

it("sets offers in the list that holds where another one of its name is switched off", async () => {
  const admin = await signInAdmin(shop)
  const { _id: productId } = await addProduct(shop, seller, { price: 100, offerPrice: 100 })
  const list = { title: "Offers", description: "Older", type: "sale", prices: [] }
  const { price_list: off } = await asAdmin<{ price_list: { id: string } }>(
    admin,
    "POST",
    "/price-lists",
    { ...list, status: "draft" },
  )
  onTestFinished(async () => {
    await asAdmin(admin, "DELETE", `/price-lists/${off.id}`)
  })
  await shop.db.query(`update price_list set created_at = '2020-01-01' where id = $1`, [off.id])
  expect((await update({ productId, offerPrice: 90 })).body).toMatchObject({ success: true })
  expect(await listed(shop, productId)).toMatchObject({ offerPrice: 90 })
})

it("makes the list of offers anew as it was, once, when it was deleted in Medusa Admin", async () => {
  const admin = await signInAdmin(shop)
  type List = { id: string; title: string; description: string }
  const lists = async () =>
    (await asAdmin<{ price_lists: List[] }>(admin, "GET", "/price-lists")).price_lists
  const before = (await lists()).find(({ title }) => title === "Offers") as List
  const { _id: productId } = await addProduct(shop, seller)
  for (const { id } of await lists()) await asAdmin(admin, "DELETE", `/price-lists/${id}`)
  const [changed, ...added] = await Promise.all([
    update({ productId, offerPrice: 90 }),
    addProduct(shop, seller),
    addProduct(shop, seller),
  ])
  expect(changed.body).toMatchObject({ success: true })
  expect(await listed(shop, productId)).toMatchObject({ offerPrice: 90 })
  for (const { _id } of added) expect(await listed(shop, _id)).toMatchObject({ offerPrice: 99.99 })
  const { title, description } = before
  expect(await lists()).toMatchObject([{ title, description }])
})
