import { beforeAll, expect, it } from "vitest"
import type { Browser } from "../../harness/browser"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { adminProduct, asAdmin } from "../../harness/medusa-admin"
import { addProduct, picture } from "../../harness/products"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

let regionId: string
let key: string
beforeAll(async () => {
  const { regions } = await asAdmin<{ regions: { id: string }[] }>(admin, "GET", "/regions")
  regionId = regions[0]?.id ?? ""
  const { api_keys } = await asAdmin<{ api_keys: { token: string }[] }>(
    admin,
    "GET",
    "/api-keys?type=publishable",
  )
  key = api_keys[0]?.token ?? ""
})

interface StoreProduct {
  id: string
  title: string
  description: string
  images: { url: string }[]
  categories: { handle: string }[]
  in_stock: boolean
  variants: {
    calculated_price: { calculated_amount: number; original_amount: number; currency_code: string }
    inventory_quantity?: number
    manage_inventory: boolean
  }[]
}

async function storeProduct(id: string): Promise<StoreProduct> {
  const fields =
    "*categories,+variants.calculated_price,+variants.inventory_quantity,+variants.manage_inventory"
  const path = `/store/products/${id}?region_id=${regionId}&fields=${encodeURIComponent(fields)}`
  const { status, body } = await shop.browser().get(path, { "x-publishable-api-key": key })
  expect(status).toBe(200)
  return (body as unknown as { product: StoreProduct }).product
}

it("shows an added product with the same facts in Medusa Admin and in /store", async () => {
  const product = await addProduct(shop, seller, { quantity: 7, weight: "1.5 kg" }, [
    await picture(),
  ])
  const store = await storeProduct(product._id)
  expect(store).toMatchObject({
    title: product.name,
    description: product.description.join("\n"),
    images: [{ url: product.images[0] }],
    categories: [{ handle: "fruits" }],
    in_stock: true,
    variants: [
      {
        calculated_price: {
          calculated_amount: 99.99,
          original_amount: 120.5,
          currency_code: "inr",
        },
        manage_inventory: true,
        inventory_quantity: 7,
      },
    ],
  })
  const fields = "title,status,weight,*categories,*variants.prices,listing.on_sale"
  const { product: seen } = await asAdmin<{ product: object }>(
    admin,
    "GET",
    `/products/${product._id}?fields=${encodeURIComponent(fields)}`,
  )
  expect(seen).toMatchObject({
    title: product.name,
    status: "published",
    weight: 1500,
    categories: [{ handle: "fruits" }],
    variants: [{ prices: [{ currency_code: "inr", amount: 120.5 }] }],
    listing: { on_sale: true },
  })
})

it("shows the seller's switch in Medusa Admin and in /store", async () => {
  const { _id } = await addProduct(shop, seller, { quantity: 7 })
  await seller.put("/api/product/stock", { productId: _id, inStock: false })
  expect(await storeProduct(_id)).toMatchObject({
    in_stock: false,
    variants: [{ inventory_quantity: 0 }],
  })
  const path = `/products/${_id}?fields=listing.on_sale`
  const { product } = await asAdmin<{ product: object }>(admin, "GET", path)
  expect(product).toMatchObject({ listing: { on_sale: false } })
})

it("counts in Medusa Admin what the seller says can be sold", async () => {
  const { _id } = await addProduct(shop, seller, { quantity: 0 })
  await seller.put("/api/product/stock", { productId: _id, inStock: true, quantity: 12 })
  const [variant] = (await adminProduct(admin, _id)).variants
  const item = variant?.inventory_items?.[0]?.inventory_item_id
  const { inventory_item } = await asAdmin<{ inventory_item: { stocked_quantity: number } }>(
    admin,
    "GET",
    `/inventory-items/${item}`,
  )
  expect(inventory_item.stocked_quantity).toBe(12)
  expect((await storeProduct(_id)).variants[0]?.inventory_quantity).toBe(12)
})

it.each([
  "*variants.inventory_items.inventory",
  "*variants.inventory_items.inventory.location_levels",
  "+variants.inventory_items.inventory.location_levels.stocked_quantity",
  "*sales_channels.stock_locations",
])("tells nobody through /store where units lie and how many are held: %s", async (fields) => {
  const product = await addProduct(shop, seller, { quantity: 7 })
  const path = `/store/products/${product._id}?fields=${encodeURIComponent(fields)}`
  const { status, body } = await shop.browser().get(path, { "x-publishable-api-key": key })
  expect(status).toBe(200)
  expect(JSON.stringify(body)).not.toMatch(/location|stocked_quantity|reserved_quantity/)
})

it.each([
  ...["limit=-1", "limit=-1abc", "offset=-1", "offset=99999999999999999999", "limit=abc"],
  ...["q=%00", "created_at[$gt]=x"],
])("answers 400 to /store/products?%s", async (query) => {
  const headers = { "x-publishable-api-key": key }
  const { status, body } = await shop.browser().get(`/store/products?${query}`, headers)
  expect({ status, type: body.type }).toEqual({ status: 400, type: "invalid_data" })
})
