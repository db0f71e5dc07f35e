import { expect, it } from "vitest"
import type { Answer, Browser } from "../../harness/browser"
import { readyShopper } from "../../harness/crowd"
import { inCheckedShop } from "../../harness/in-checked-shop"
import { addProduct, listed } from "../../harness/products"
import type { RunningShop } from "../../harness/start-shop"

let shop: RunningShop
let seller: Browser
let admin: Browser
inCheckedShop((opened) => ({ shop, seller, admin } = opened))

/** Where a product's units are counted, as Medusa's APIs name it. */
interface Level {
  readonly item: string
  readonly location: string
}

async function levelOf(productId: string): Promise<Level> {
  const { rows } = await shop.db.query<Level>(
    `select level.inventory_item_id as item, level.location_id as location from inventory_level level
     join product_variant_inventory_item part on part.inventory_item_id = level.inventory_item_id
     join product_variant v on v.id = part.variant_id where v.product_id = $1`,
    [productId],
  )
  return rows[0] as Level
}

async function reserved({ item }: Level): Promise<number> {
  const { body } = await admin.get(`/admin/inventory-items/${item}/location-levels`)
  const { inventory_levels: levels } = body as unknown as {
    inventory_levels: { reserved_quantity: number }[]
  }
  return levels[0]?.reserved_quantity ?? NaN
}

const reserve = ({ item, location }: Level, quantity: number) =>
  admin.post("/admin/reservations", { inventory_item_id: item, location_id: location, quantity })
const idOf = ({ body }: Answer) =>
  (body as unknown as { reservation: { id: string } }).reservation.id

it("counts what Medusa Admin reserves, changes and gives back, and orders see it", async () => {
  const product = await addProduct(shop, seller, { quantity: 5 })
  const level = await levelOf(product._id)
  const id = idOf(await reserve(level, 3))
  expect(await reserved(level)).toBe(3)
  expect((await reserve(level, 3)).status).toBe(400)
  const shopper = await readyShopper(shop)
  expect((await shopper.order({ [product._id]: 3 })).body.success).toBe(false)
  await admin.post(`/admin/reservations/${id}`, { quantity: 1 })
  expect(await reserved(level)).toBe(1)
  await admin.send("DELETE", `/admin/reservations/${id}`)
  expect(await reserved(level)).toBe(0)
  expect((await shopper.order({ [product._id]: 5 })).body.success).toBe(true)
})

it("lets the seller count fewer units than are promised, and sells none until there are more", async () => {
  const product = await addProduct(shop, seller, { quantity: 5 })
  const { item, location } = await levelOf(product._id)
  const shopper = await readyShopper(shop)
  await shopper.order({ [product._id]: 4 })
  const count = (stocked: number) =>
    admin.post(`/admin/inventory-items/${item}/location-levels/${location}`, {
      stocked_quantity: stocked,
    })
  expect((await count(3)).status).toBe(200)
  expect(await listed(shop, product._id)).toMatchObject({ inStock: false })
  expect((await count(4)).status).toBe(200)
  expect(await listed(shop, product._id)).toMatchObject({ inStock: false })
  expect((await shopper.order({ [product._id]: 1 })).body.success).toBe(false)
  await count(5)
  expect((await shopper.order({ [product._id]: 1 })).body.success).toBe(true)
})

it("ignores whoever writes the reserved count beside the reservations", async () => {
  const product = await addProduct(shop, seller, { quantity: 5 })
  const level = await levelOf(product._id)
  await (await readyShopper(shop)).order({ [product._id]: 2 })
  await shop.db.query(
    `update inventory_level set reserved_quantity = 0 where inventory_item_id = $1`,
    [level.item],
  )
  expect(await reserved(level)).toBe(2)
})

it("refuses reservations beyond the stock by SQL too, whole statements at a time", async () => {
  const products = await Promise.all(
    [3, 1].map((quantity) => addProduct(shop, seller, { quantity })),
  )
  const levels = await Promise.all(products.map(({ _id }) => levelOf(_id)))
  const write = shop.db.query(
    `insert into reservation_item (id, inventory_item_id, location_id, quantity)
     values ('resitem_one', $1, $3, 2), ('resitem_two', $2, $3, 2)`,
    [levels[0]?.item, levels[1]?.item, levels[0]?.location],
  )
  await expect(write).rejects.toMatchObject({ code: "SH001", detail: levels[1]?.item })
  expect(await Promise.all(levels.map(reserved))).toEqual([0, 0])
})

it("a level that is put back takes over what was reserved meanwhile", async () => {
  const product = await addProduct(shop, seller, { quantity: 5 })
  const level = await levelOf(product._id)
  const set = (sql: string) =>
    shop.db.query(`update inventory_level set deleted_at = ${sql} where inventory_item_id = $1`, [
      level.item,
    ])
  const id = idOf(await reserve(level, 2))
  await set("now()")
  await shop.db.query(`update reservation_item set quantity = 1 where id = $1`, [id])
  await set("null")
  expect(await reserved(level)).toBe(1)
})
