import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { Product } from "@shop/api"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { signInSeller } from "../harness/accounts"
import { crowd, type ReadyShopper } from "../harness/crowd"
import { brokenInvariants } from "../harness/invariants"
import { addProduct, picture } from "../harness/products"
import { closedShop, type Shop, startShop } from "../harness/start-shop"
import { objectsOf, run } from "./commands"

let shop: Shop
let copy: Shop
let products: Product[]
let shoppers: ReadyShopper[]
const folder = mkdtempSync(join(tmpdir(), "shop-backup-"))
const file = join(folder, "shop.tar.gz")
const acknowledged: string[] = []

/** A shopper's order list as it is sent, by a session that was in the backup. */
async function ordersAsSent(at: Shop, shopper: ReadyShopper): Promise<string> {
  const token = shopper.browser.cookies().replace(/^[^=]+=/, "")
  const cookie = `shop_sid_${new URL(at.url).port}=${token}`
  const answer = await fetch(`${at.url}/api/order/user`, { headers: { cookie } })
  expect(answer.status).toBe(200)
  return answer.text()
}

const sent = async (at: Shop, path: string) =>
  Buffer.from(await (await fetch(at.url + path)).arrayBuffer())

beforeAll(async () => {
  ;[shop, copy] = await Promise.all([startShop(), closedShop()])
  const seller = await signInSeller(shop)
  products = [
    await addProduct(shop, seller, {}, [await picture(), await picture("jpeg")]),
    await addProduct(shop, seller, { name: "Tomato '\\N' \\. 番茄" }, [await picture("webp")]),
  ]
  shoppers = await crowd(shop, 6)
  const basket = Object.fromEntries(products.map(({ _id }) => [_id, 2]))
  for (const shopper of shoppers) {
    expect((await shopper.order(basket)).body).toMatchObject({ success: true })
    await shopper.browser.post("/api/cart/update", { cartItems: basket })
    acknowledged.push(...(await shopper.orders()).map(({ _id }) => _id))
  }

  // What an earlier version has left of a picture on a full disk.
  writeFileSync(join(shop.localDir, "uploads", "empty.webp"), "")
  let taken = false
  const busy = shoppers.slice(3).map(async (shopper) => {
    while (!taken) expect((await shopper.order(basket)).body).toMatchObject({ success: true })
  })
  const backup = await run("backup", shop, file)
  taken = true
  await Promise.all(busy)
  expect(backup).toMatchObject({ code: 0 })
  const restored = await run("restore", copy, file)
  expect(restored).toMatchObject({ code: 0 })
  await copy.resume()
})

afterAll(async () => {
  await Promise.all([shop.stop(), copy.stop()])
  rmSync(folder, { recursive: true })
})

describe("a backup taken while orders are placed, restored elsewhere", () => {
  it("holds every order that was acknowledged before it began, and breaks no rule", async () => {
    const { rows } = await copy.db.query<{ id: string }>(`select id from "order"`)
    expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
    expect(acknowledged).toHaveLength(shoppers.length)
    expect(await brokenInvariants(copy)).toEqual({})
  })

  it("answers the product list and every order list byte for byte as before", async () => {
    expect(await sent(copy, "/api/product/list")).toEqual(await sent(shop, "/api/product/list"))
    for (const shopper of shoppers.slice(0, 3))
      expect(await ordersAsSent(copy, shopper)).toBe(await ordersAsSent(shop, shopper))
  })

  it("shows the same pictures", async () => {
    const pictures = products.flatMap(({ images }) => images)
    expect(pictures).toHaveLength(3)
    for (const path of pictures) {
      const { pathname } = new URL(path, shop.url)
      expect(await sent(copy, pathname)).toEqual(await sent(shop, pathname))
    }
  })

  it("has what is empty, as it was", () => {
    expect(statSync(join(copy.localDir, "uploads", "empty.webp")).size).toBe(0)
  })

  it("has every table, index, key, trigger and function of the shop", async () => {
    expect(await objectsOf(copy)).toEqual(await objectsOf(shop))
  })

  it("takes further orders, numbered on from the last", async () => {
    const [product] = products
    const token = shoppers[0]?.browser.cookies().replace(/^[^=]+=/, "") ?? ""
    const browser = copy.browser()
    browser.setCookie(`shop_sid_${new URL(copy.url).port}`, token)
    const before = await copy.db.query<{ last: number }>(
      `select max(display_id) as last from "order"`,
    )
    const { body } = await browser.post("/api/order/cod", {
      items: [{ productId: product?._id, quantity: 1 }],
      addressId: shoppers[0]?.addressId,
    })
    expect(body).toMatchObject({ success: true })
    const after = await copy.db.query<{ last: number }>(
      `select max(display_id) as last from "order"`,
    )
    expect(after.rows[0]?.last).toBeGreaterThan(before.rows[0]?.last ?? 0)
    expect(await brokenInvariants(copy)).toEqual({})
  })

  it("is readable by its owner only", () => {
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })
})
