import { expect, it, vi } from "vitest"
import type { Browser } from "../../harness/browser"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { type AdminProduct, adminProduct, asAdmin } from "../../harness/medusa-admin"
import { addProduct, listed, listedSoon, products } from "../../harness/products"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

const change = (id: string, body: object) => asAdmin(admin, "POST", `/products/${id}`, body)

async function categoryId(handle: string): Promise<string> {
  const path = `/product-categories?handle=${handle}`
  const { product_categories } = await asAdmin<{ product_categories: { id: string }[] }>(
    admin,
    "GET",
    path,
  )
  return product_categories[0]?.id ?? ""
}

it("shows what Medusa Admin changes on a product in the very next list", async () => {
  const { _id } = await addProduct(shop, seller)
  await change(_id, { title: "Renamed", description: "One\nTwo", weight: 750 })
  expect(await listed(shop, _id)).toMatchObject({
    name: "Renamed",
    description: ["One", "Two"],
    weight: "750 g",
  })
  await change(_id, {
    images: [{ url: "https://pictures.test/1.jpg" }, { url: "/uploads/2.webp" }],
  })
  expect((await listed(shop, _id))?.images).toEqual([
    "https://pictures.test/1.jpg",
    "/uploads/2.webp",
  ])
  await change(_id, { categories: [{ id: await categoryId("dairy") }] })
  expect(await listed(shop, _id)).toMatchObject({ category: "Dairy" })
})

it("drops a product that Medusa Admin unpublishes, takes out of its category or deletes", async () => {
  const { _id } = await addProduct(shop, seller)
  await change(_id, { status: "draft" })
  expect(await listed(shop, _id)).toBeUndefined()
  await change(_id, { status: "published" })
  expect(await listed(shop, _id)).toBeDefined()
  await change(_id, { categories: [] })
  expect(await listed(shop, _id)).toBeUndefined()
  await change(_id, { categories: [{ id: await categoryId("fruits") }] })
  expect(await listed(shop, _id)).toBeDefined()
  await asAdmin(admin, "DELETE", `/products/${_id}`)
  expect(await listed(shop, _id)).toBeUndefined()
})

it("sells out and comes back as Medusa Admin counts", async () => {
  const { _id } = await addProduct(shop, seller, { quantity: 2 })
  const [variant] = (await adminProduct(admin, _id)).variants
  const item = variant?.inventory_items?.[0]?.inventory_item_id
  const levels = `/inventory-items/${item}/location-levels`
  const { inventory_levels } = await asAdmin<{ inventory_levels: { location_id: string }[] }>(
    admin,
    "GET",
    levels,
  )
  const path = `${levels}/${inventory_levels[0]?.location_id}`
  await asAdmin(admin, "POST", path, { stocked_quantity: 0 })
  expect(await listed(shop, _id)).toMatchObject({ inStock: false })
  await asAdmin(admin, "POST", path, { stocked_quantity: 1 })
  expect(await listed(shop, _id)).toMatchObject({ inStock: true })
  await asAdmin(admin, "POST", `/products/${_id}/variants/${variant?.id}`, {
    manage_inventory: false,
  })
  await asAdmin(admin, "POST", path, { stocked_quantity: 0 })
  expect(await listed(shop, _id)).toMatchObject({ inStock: true })
})

const variant = (size: string, variant_rank: number) => ({
  title: size,
  options: { Size: size },
  variant_rank,
  manage_inventory: false,
})

it("lists a product made in Medusa Admin once it is published, priced and in a category", async () => {
  const { product } = await asAdmin<{ product: AdminProduct }>(admin, "POST", "/products", {
    title: "Made in Admin",
    options: [{ title: "Size", values: ["Small", "Large"] }],
    variants: [
      { ...variant("Small", 0), prices: [] },
      { ...variant("Large", 1), prices: [{ currency_code: "inr", amount: 5 }] },
    ],
  })
  await change(product.id, { status: "published" })
  await change(product.id, { categories: [{ id: await categoryId("bakery") }] })
  expect(await listed(shop, product.id)).toBeUndefined()
  const first = product.variants.find(({ title }) => title === "Small")
  await asAdmin(admin, "POST", `/products/${product.id}/variants/${first?.id}`, {
    prices: [
      { currency_code: "eur", amount: 1 },
      { currency_code: "inr", amount: 42 },
    ],
  })
  expect(await listed(shop, product.id)).toMatchObject({
    name: "Made in Admin",
    category: "Bakery",
    price: 42,
    offerPrice: 42,
    inStock: true,
  })
})

it("follows plain SQL on any table that browsing reads", async () => {
  const { _id } = await addProduct(shop, seller, { price: 100, offerPrice: 80, quantity: 5 })
  await shop.db.query("update product set title = 'By SQL' where id = $1", [_id])
  await listedSoon(shop, _id, { name: "By SQL" })
  const sets =
    "select price_set_id from product_variant_price_set l join product_variant v on v.id = l.variant_id where v.product_id = $1"
  await shop.db.query(
    `update price set amount = 150 where price_list_id is null and price_set_id in (${sets})`,
    [_id],
  )
  await listedSoon(shop, _id, { price: 150 })
  await shop.db.query(
    `delete from price where price_list_id is not null and price_set_id in (${sets})`,
    [_id],
  )
  await listedSoon(shop, _id, { offerPrice: 150 })
  await shop.db.query(
    `update inventory_level set stocked_quantity = 0,
       raw_stocked_quantity = '{"value": "0", "precision": 20}' where inventory_item_id in (
       select inventory_item_id from product_variant_inventory_item l
       join product_variant v on v.id = l.variant_id where v.product_id = $1)`,
    [_id],
  )
  await listedSoon(shop, _id, { inStock: false })
  await shop.db.query("delete from product where id = $1", [_id])
  await listedSoon(shop, _id, undefined)
})

it("follows a statement that changes every product at once", async () => {
  await addProduct(shop, seller)
  await shop.db.query("update product set subtitle = 'x', weight = 250, metadata = null")
  await vi.waitFor(
    async () => {
      for (const { weight } of await products(shop)) expect(weight).toBe("250 g")
    },
    { timeout: 60_000, interval: 20 },
  )
})
