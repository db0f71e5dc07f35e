import { beforeAll, expect, it } from "vitest"
import { messages } from "@shop/api/messages"
import { registerShopper, signInSeller } from "../../harness/accounts"
import type { Browser } from "../../harness/browser"
import { addProduct, mango, productForm, products, sendProduct } from "../../harness/products"
import { sharedShop } from "../../harness/shared-shop"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
beforeAll(async () => {
  shop = await sharedShop()
  seller = await signInSeller(shop)
})

it("puts a product on sale as it was typed in, newest first", async () => {
  await addProduct(shop, seller)
  const added = await addProduct(shop, seller, { weight: "1 kg" })
  expect(added).toEqual({
    _id: added._id,
    name: added.name,
    category: "Fruits",
    description: ["Sweet and ripe", "From Ratnagiri"],
    price: 120.5,
    offerPrice: 99.99,
    images: ["/uploads/placeholder.svg"],
    inStock: true,
    weight: "1 kg",
  })
  expect((await products(shop))[0]).toEqual(added)
})

it("is in stock without a count, and with a count of at least one", async () => {
  expect(await addProduct(shop, seller)).toMatchObject({ inStock: true })
  expect(await addProduct(shop, seller, { quantity: 1 })).toMatchObject({ inStock: true })
  expect(await addProduct(shop, seller, { quantity: 0 })).toMatchObject({ inStock: false })
})

it("takes prices as text, a category in any case, and the same name twice", async () => {
  const name = "Twice the same"
  const changes = { name, price: "12.50", offerPrice: "12.5", category: "fRuItS" }
  await addProduct(shop, seller, changes)
  await addProduct(shop, seller, changes)
  const both = (await products(shop)).filter((product) => product.name === name)
  expect(both).toHaveLength(2)
  expect(both[0]).toMatchObject({ price: 12.5, offerPrice: 12.5, category: "Fruits" })
})

it("keeps any script in names and lines, and leaves out blank lines", async () => {
  const changes = {
    name: "  आम <b>&\"'</b> 🥭  ",
    description: ["पहला", "  ", "", "two\nthree"],
  }
  await sendProduct(seller, { ...mango, ...changes })
  expect((await products(shop))[0]).toMatchObject({
    name: "आम <b>&\"'</b> 🥭",
    description: ["पहला", "two", "three"],
  })
})

it("takes a weight that shows nothing for none", async () => {
  expect(await addProduct(shop, seller, { weight: "\u200B" })).not.toHaveProperty("weight")
})

it.each([
  ["a name of blanks", { name: "   " }, messages.productNameInvalid],
  ["a name that shows nothing", { name: "\u200B" }, messages.productNameInvalid],
  ["a name of 201 characters", { name: "x".repeat(201) }, messages.productNameInvalid],
  ["a name of two lines", { name: "a\nb" }, messages.productNameInvalid],
  ["a price of nothing", { price: 0 }, messages.productPriceInvalid],
  ["a negative price", { price: -5 }, messages.productPriceInvalid],
  ["a price in tenths of a paisa", { price: 120.505 }, messages.productPriceInvalid],
  ["a price beyond all bounds", { price: 1e15 }, messages.productPriceInvalid],
  ["an offer price of nothing", { offerPrice: "0.00" }, messages.productOfferPriceInvalid],
  ["an offer above the price", { offerPrice: 120.51 }, messages.productOfferAbovePrice],
  ["an unknown category", { category: "Toys" }, messages.productCategoryUnknown],
  ["a category of the prototype", { category: "__proto__" }, messages.productCategoryUnknown],
  ["51 lines", { description: Array(51).fill("x") }, messages.productDescriptionInvalid],
  ["too long a line", { description: ["x".repeat(2_001)] }, messages.productDescriptionInvalid],
  ["a weight of 41 characters", { weight: "x".repeat(41) }, messages.productWeightInvalid],
  ["half a unit", { quantity: 0.5 }, messages.productQuantityInvalid],
  ["fewer than no units", { quantity: -1 }, messages.productQuantityInvalid],
  ["a million and one units", { quantity: 1_000_001 }, messages.productQuantityInvalid],
])("refuses %s readably and stores nothing", async (_what, changes, sentence) => {
  const before = await products(shop)
  const { status, body } = await sendProduct(seller, { ...mango, ...changes })
  expect(status).toBe(200)
  expect(body).toEqual({ success: false, message: sentence, error: sentence })
  expect(await products(shop)).toEqual(before)
})

it.each([
  ["no JSON", "{", messages.bodyMalformed],
  ["half a character", JSON.stringify({ ...mango, name: "x\ud800" }), messages.bodyMalformed],
  ["a zero character", JSON.stringify({ ...mango, name: "x\u0000" }), messages.bodyMalformed],
  ["a list", "[]", messages.fieldInvalid("body")],
  ["no name", JSON.stringify({ ...mango, name: undefined }), messages.fieldInvalid("name")],
  ["a name that is a number", { ...mango, name: 5 }, messages.fieldInvalid("name")],
  ["one text as lines", { ...mango, description: "x" }, messages.fieldInvalid("description")],
  ["words as a price", { ...mango, price: "ten" }, messages.fieldInvalid("price")],
  ["no offer price", { ...mango, offerPrice: null }, messages.fieldInvalid("offerPrice")],
  ["text as a quantity", { ...mango, quantity: "5" }, messages.fieldInvalid("quantity")],
])("answers 400 to productData with %s", async (_what, data, sentence) => {
  const { status, body } = await sendProduct(seller, data)
  expect(status).toBe(400)
  expect(body).toMatchObject({ success: false, message: sentence, error: sentence })
})

it("ignores fields it does not know, hostile ones too", async () => {
  const data = `{"__proto__":{"inStock":false},"constructor":1,"isPaid":true,${JSON.stringify(mango).slice(1)}`
  expect((await sendProduct(seller, data)).body).toMatchObject({ success: true })
})

it("takes productData as a part of its own type, as some clients send JSON", async () => {
  const part = (content: string) => new Blob([content], { type: "application/json" })
  const form = new FormData()
  form.append("productData", part(JSON.stringify(mango)))
  const send = () => seller.send("POST", "/api/product/add", form)
  expect((await send()).body).toMatchObject({ success: true })
  form.append("productData", part("{}"))
  expect((await send()).status).toBe(400)
  form.set("productData", part(" ".repeat(100_001)))
  expect((await send()).status).toBe(413)
})

it("answers 415 to anything but a form, and 400 to a form without productData or with two", async () => {
  expect((await seller.post("/api/product/add", mango)).status).toBe(415)
  expect((await seller.send("POST", "/api/product/add", new FormData())).status).toBe(400)
  const twice = productForm(mango)
  twice.append("productData", JSON.stringify(mango))
  expect((await seller.send("POST", "/api/product/add", twice)).status).toBe(400)
})

it("takes products from sellers only, and asks who it is before it reads the form", async () => {
  const broken = { "content-type": "multipart/form-data" }
  const visitor = await shop.browser().send("POST", "/api/product/add", "broken", broken)
  expect(visitor).toMatchObject({ status: 401, body: { message: messages.sellerSignInRequired } })
  const { browser: shopper } = await registerShopper(shop)
  expect((await shopper.send("POST", "/api/product/add", "broken", broken)).status).toBe(403)
  expect((await seller.send("POST", "/api/product/add", "broken", broken)).status).toBe(400)
  const foreign = await seller.send("POST", "/api/product/add", productForm(mango), {
    origin: "http://evil.test",
  })
  expect(foreign.status).toBe(403)
})
