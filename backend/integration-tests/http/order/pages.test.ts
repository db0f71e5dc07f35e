import type { Order } from "@shop/api"
import { afterAll, beforeAll, expect, it } from "vitest"
import { signInSeller } from "../../harness/accounts"
import { crowd, type ReadyShopper } from "../../harness/crowd"
import { addProduct } from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"

let shop: Shop
beforeAll(async () => {
  shop = await startShop()
})
afterAll(() => shop.stop())

it("gives the seller all orders, or parts of them that make up the whole", async () => {
  const seller = await signInSeller(shop)
  const { _id } = await addProduct(shop, seller)
  const shoppers = await crowd(shop, 7)
  await Promise.all(shoppers.map((shopper) => shopper.order({ [_id]: 1 })))
  const ask = async (query: string, prefer = "") => {
    const { body } = await seller.get(`/api/order/seller${query}`, { prefer })
    expect(body.success).toBe(true)
    return body as unknown as { orders: Order[]; next?: string }
  }
  const all = await ask("")
  expect(all.orders).toHaveLength(7)
  expect(all).not.toHaveProperty("next")
  const parts: Order[] = []
  for (let next: string | undefined = ""; next !== undefined;) {
    const part = await ask(next && `?before=${next}`, "maxpagesize=3")
    expect(part.orders.length).toBeLessThanOrEqual(3)
    parts.push(...part.orders)
    next = part.next
  }
  expect(parts).toEqual(all.orders)
  const { orders: rest, ...unsized } = await ask(`?before=${parts[1]?._id}`)
  expect(rest).toEqual(all.orders.slice(2))
  expect(unsized).not.toHaveProperty("next")
  expect((await ask("?before=order_none", "maxpagesize=3")).orders).toEqual([])
  for (const prefer of ["respond-async, odata.maxpagesize=2", 'MaxPageSize = "2"; foo'])
    expect((await ask("", prefer)).orders).toHaveLength(2)
  for (const senseless of [
    "maxpagesize=0",
    "maxpagesize=x",
    "maxpagesize",
    "maxpagesize=99999999999",
  ])
    expect((await ask("", senseless)).orders.length, senseless).toBe(7)
})

it("gives a shopper all own orders, parts of them, or one; never another's", async () => {
  const seller = await signInSeller(shop)
  const { _id } = await addProduct(shop, seller)
  const [asha, ravi] = (await crowd(shop, 2)) as [ReadyShopper, ReadyShopper]
  for (let count = 1; count <= 4; count++) await asha.order({ [_id]: count })
  await ravi.order({ [_id]: 1 })
  const ask = async (query: string, { shopper = asha, prefer = "" } = {}) => {
    const { body } = await shopper.browser.get(`/api/order/user${query}`, { prefer })
    return body as unknown as { orders: Order[]; next?: string }
  }
  const all = await ask("")
  expect(all.orders).toHaveLength(4)
  const prefer = "maxpagesize=3"
  const first = await ask("", { prefer })
  const rest = await ask(`?before=${first.next}`, { prefer })
  expect([...first.orders, ...rest.orders]).toEqual(all.orders)
  expect(rest).not.toHaveProperty("next")
  const oldest = all.orders.at(-1)
  expect((await ask(`?orderId=${oldest?._id}`)).orders).toEqual([oldest])
  expect((await ask(`?orderId=${oldest?._id}`, { shopper: ravi })).orders).toEqual([])
  for (const wrong of ["before=%00", "orderId=%00"])
    expect((await asha.browser.get(`/api/order/user?${wrong}`)).status).toBe(400)
})

it("finds orders by name, phone, order number and status, also in parts", async () => {
  const seller = await signInSeller(shop)
  const ids = async (query: object) => {
    const sought = new URLSearchParams({ ...query })
    const { body } = await seller.get(`/api/order/seller?${sought}`, { prefer: "maxpagesize=5" })
    return (body as unknown as { orders: Order[] }).orders.map(({ _id }) => _id)
  }
  const newest = await ids({})
  const [packed = "", cancelled = "", third = ""] = newest
  for (const [orderId, status] of [
    [packed, "Packed"],
    [cancelled, "Cancelled"],
  ]) {
    const moved = await seller.post("/api/order/status", { orderId, status })
    expect(moved.body.success).toBe(true)
  }
  expect(await ids({ status: "Packed" })).toEqual([packed])
  expect(await ids({ status: "Cancelled" })).toEqual([cancelled])
  expect(await ids({ status: "Delivered" })).toEqual([])
  expect(await ids({ search: `#${third.slice(-8)}` })).toEqual([third])
  expect(await ids({ search: third.slice(-8, -2).toLowerCase() })).toContain(third)
  for (const search of ["  ASHA  rao ", "98765 43210", "6543"])
    expect(await ids({ search })).toEqual(newest)
  expect(await ids({ search: "rao", status: "Packed", before: third })).toEqual([])
  for (const search of ["asha%rao", "nobody", "or", "999999", "'"])
    expect(await ids({ search })).toEqual([])
  expect((await seller.get("/api/order/seller?status=Lost")).status).toBe(400)
})
