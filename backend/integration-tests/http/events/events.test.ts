import { connect } from "node:net"
import { afterAll, afterEach, beforeAll, expect, it } from "vitest"
import { signInAdmin, signInSeller } from "../../harness/accounts"
import { AdminOrder } from "../../harness/admin-order"
import type { Browser } from "../../harness/browser"
import { productAndShopper, type ReadyShopper, readyShopper } from "../../harness/crowd"
import { Listener } from "../../harness/listener"
import { addProduct } from "../../harness/products"
import { type Shop, startShop } from "../../harness/start-shop"

let shop: Shop
let seller: Browser
let admin: Browser
beforeAll(async () => {
  shop = await startShop()
  seller = await signInSeller(shop)
  admin = await signInAdmin(shop)
})
afterAll(() => shop.stop())

const open: Listener[] = []
afterEach(() => open.splice(0).forEach((listener) => listener.close()))

/** Listens, and has been told that it does. */
async function listen(browser: Browser, lastId?: string): Promise<Listener> {
  const listener = await Listener.open(browser, lastId)
  open.push(listener)
  if (listener.status === 200) await heard(listener, "ready")
  return listener
}

const heard = (listener: Listener, name: string, count = 1) =>
  expect.poll(() => listener.named(name).length).toBeGreaterThanOrEqual(count)

/** Has heard that an order is in this state; what was told before may come late. */
const heardOf = (listener: Listener, status: string) =>
  expect.poll(() => listener.named("order").map(({ data }) => data.status)).toContain(status)

async function bought(): Promise<{ shopper: ReadyShopper; id: string }> {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 10 })
  await shopper.order({ [product._id]: 1 })
  return { shopper, id: (await shopper.orders())[0]?._id ?? "" }
}
const move = (orderId: string, status: string) =>
  seller.post("/api/order/status", { orderId, status })

it("tells a shopper of the own order and sellers of all, whoever moves it, and nobody else", async () => {
  const { product, shopper } = await productAndShopper(shop, seller)
  const stranger = await readyShopper(shop)
  const [mine, theirs, sellers] = [
    await listen(shopper.browser),
    await listen(stranger.browser),
    await listen(seller),
  ]
  await shopper.order({ [product._id]: 1 })
  await heard(mine, "order")
  const orderId = (await shopper.orders())[0]?._id ?? ""
  const placed = { orderId, status: "Order Placed", isPaid: false, isNew: true }
  expect(mine.named("order")[0]?.data).toEqual(placed)
  await new AdminOrder(admin, orderId).pack()
  await heard(mine, "order", 2)
  await move(orderId, "Out for delivery")
  await new AdminOrder(admin, orderId).capture()
  await heard(mine, "order", 4)
  const after = mine.named("order").map(({ data }) => [data.status, data.isPaid, data.isNew])
  expect(after).toEqual([
    ["Order Placed", false, true],
    ["Packed", false, false],
    ["Out for delivery", false, false],
    ["Out for delivery", true, false],
  ])
  const all = () => sellers.named("seller-order").filter(({ data }) => data.orderId === orderId)
  await expect.poll(() => all().length).toBe(4)
  expect(all().map(({ data }) => data)).toEqual(mine.named("order").map(({ data }) => data))
  expect(sellers.named("order")).toEqual([])
  expect(mine.events.some(({ name }) => name.startsWith("seller"))).toBe(false)
  expect(theirs.events.map(({ name }) => name)).toEqual(["ready"])
})

it("tells sellers of new messages and of products that changed", async () => {
  const sellers = await listen(seller)
  const shopper = await readyShopper(shop)
  await shopper.browser.post("/api/contact/send", { message: "Hello" })
  await heard(sellers, "seller-contact")
  const { body } = await seller.get("/api/contact/get")
  const { data } = body as unknown as { data: { _id: string }[] }
  expect(sellers.named("seller-contact")[0]?.data).toEqual({ messageId: data[0]?._id })
  const { _id } = await addProduct(shop, seller)
  await expect
    .poll(() =>
      sellers
        .named("seller-product")
        .some(({ data: { productIds } }) => !productIds || (productIds as string[]).includes(_id)),
    )
    .toBe(true)
})

it("tells a browser that comes back what it missed, and otherwise to read its lists anew", async () => {
  const { shopper, id } = await bought()
  const first = await listen(shopper.browser)
  await move(id, "Packed")
  await heardOf(first, "Packed")
  first.close()
  await move(id, "Out for delivery")
  const back = await listen(shopper.browser, first.lastId)
  expect(back.events.map(({ name, data }) => [name, data.status ?? data.resync])).toEqual([
    ["order", "Out for delivery"],
    ["ready", false],
  ])
  for (const unknown of [undefined, "0", "999999999", "rubbish"]) {
    const anew = await listen(shopper.browser, unknown)
    expect(anew.named("ready")[0]?.data).toEqual({ resync: true })
    anew.close()
  }
})

it("hears of what another process did, and goes on after a restart of its own", async () => {
  const { shopper, id } = await bought()
  const before = await listen(shopper.browser)
  await shop.halt()
  await expect.poll(() => before.ended).toBe(true)
  await shop.resume()
  const back = await listen(shopper.browser, before.lastId)
  const twin = await shop.twin()
  const far = seller.clone(twin.browser().url)
  await far.post("/api/order/status", { orderId: id, status: "Packed" })
  await heardOf(back, "Packed")
  expect(back.named("order").at(-1)?.data).toMatchObject({ orderId: id, status: "Packed" })
})

it("ends with the session: signed out here, or ended anywhere else", async () => {
  const { browser } = await readyShopper(shop)
  const listener = await listen(browser)
  await browser.get("/api/user/logout")
  await expect.poll(() => listener.ended).toBe(true)
  const other = await readyShopper(shop)
  const both = await listen(other.browser)
  await shop.db.query("delete from shop_session where subject_id = $1", [other.id])
  await expect.poll(() => both.ended).toBe(true)
  expect((await listen(other.browser)).status).toBe(401)
  expect((await listen(shop.browser())).status).toBe(401)
})

it("keeps eight streams of one session, and a thousand of many", async () => {
  const { browser } = await readyShopper(shop)
  for (let at = 0; at < 8; at++) expect((await listen(browser)).status).toBe(200)
  expect((await listen(browser)).status).toBe(429)
  const shoppers = await Promise.all(Array.from({ length: 125 }, () => readyShopper(shop)))
  await Promise.all(
    shoppers.flatMap((shopper) => Array.from({ length: 8 }, () => listen(shopper.browser))),
  )
  const { shopper, id } = await bought()
  const mine = await listen(shopper.browser)
  await move(id, "Packed")
  await heard(mine, "order")
  expect(open.filter(({ ended }) => !ended).length).toBeGreaterThan(1_000)
})

it("forgets browsers that have left before they were heard", async () => {
  const { browser } = await readyShopper(shop)
  const { hostname, port } = new URL(shop.url)
  const leave = () =>
    new Promise<void>((resolve) => {
      const socket = connect(Number(port), hostname, () => {
        const head = `GET /api/events HTTP/1.1\r\nhost: x\r\ncookie: ${browser.cookies()}\r\n\r\n`
        socket.end(head, () => socket.destroy())
      })
      socket.once("close", () => resolve())
    })
  for (let at = 0; at < 40; at++) await leave()
  // The last of them may still be looked up.
  await expect.poll(async () => (await listen(browser)).status).toBe(200)
})

it("tells all that was missed while the connection to the database was away", async () => {
  const { shopper, id } = await bought()
  const mine = await listen(shopper.browser)
  const db = await shop.db.connect()
  await db.query("begin")
  await db.query("lock table shop_event")
  await db.query(
    `insert into shop_event (topic, customer_id, data)
     select 'order', $1, jsonb_build_object('orderId', $2::text, 'at', at)
     from generate_series(1, 620) at`,
    [shopper.id, id],
  )
  await db.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'shop-live'
     and datname = current_database()`,
  )
  await expect
    .poll(async () => {
      const { rowCount } = await shop.db.query(
        `select from pg_locks where not granted and relation = 'shop_event'::regclass`,
      )
      return rowCount
    })
    .toBeGreaterThan(0)
  await db.query("commit")
  db.release()
  const told = () => mine.named("order").flatMap(({ data }) => data.at ?? [])
  await expect.poll(told).toHaveLength(620)
})

it("mails what happens to an order once, whoever does it", async () => {
  const { shopper, id } = await bought()
  const order = new AdminOrder(admin, id)
  await move(id, "Packed")
  await move(id, "Out for delivery")
  await move(id, "Out for delivery")
  await order.deliver()
  const mails = () => shop.mailbox.mailsTo(shopper.email).map(({ subject }) => subject)
  await expect.poll(() => mails().length).toBe(3)
  expect(mails().sort()).toEqual([
    "Your order at Test Shop has been placed",
    "Your order from Test Shop has been delivered",
    "Your order from Test Shop is on its way",
  ])
  const cancelled = await bought()
  await new AdminOrder(admin, cancelled.id).cancel()
  const mail = await shop.mailbox.next(cancelled.shopper.email, 2)
  expect([mail.subject, mail.text].join()).toContain(cancelled.id)
})

it("mails and tells of what happened while no process ran", async () => {
  const { shopper, id } = await bought()
  const listener = await listen(shopper.browser)
  await expect
    .poll(async () => {
      const { rows } = await shop.db.query("select from shop_order_state where order_id = $1", [id])
      return rows.length
    })
    .toBe(1)
  await shop.halt("SIGKILL")
  await shop.db.query(`update "order" set status = 'canceled', canceled_at = now() where id = $1`, [
    id,
  ])
  await shop.resume()
  const back = await listen(shopper.browser, listener.lastId)
  await heardOf(back, "Cancelled")
  const subjects = () => shop.mailbox.mailsTo(shopper.email).map(({ subject }) => subject)
  await expect.poll(subjects).toContain("Your order at Test Shop was cancelled")
})
