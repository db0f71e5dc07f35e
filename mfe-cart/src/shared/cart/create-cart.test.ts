import { checkSession, signOut, type User } from "@shop/kernel"
import { enterSession } from "@shop/kernel/host"
import { afterEach, expect, it, vi } from "vitest"
import { accepted, fakeCalls, pending, refused } from "../../test/fake-calls"
import { type Cart, createCart } from "./create-cart"

const KEY = "shop.cart.v1"
const asha: User = { _id: "user_1", name: "Asha", email: "asha@example.com", cartItem: {} }

let cart: Cart | undefined

function openPage() {
  cart = createCart()
  return cart
}

/** What another tab of this browser writes. */
function otherTabWrites(record: object | null) {
  const newValue = record && JSON.stringify(record)
  dispatchEvent(new StorageEvent("storage", { key: KEY, newValue }))
}

/** A page that has just been loaded and does not know yet who is signed in. */
async function reloadPage() {
  vi.resetModules()
  const kernel = await import("@shop/kernel")
  cart = (await import("./create-cart")).createCart()
  await kernel.checkSession()
  await cart.settled()
  return cart
}

async function signedOutPage() {
  fakeCalls({ "user.isAuth": () => refused("Not signed in.") })
  await checkSession()
  return openPage()
}

afterEach(async () => {
  cart?.stop()
  fakeCalls({ "user.logout": () => accepted })
  await signOut()
})

it("keeps a visitor's cart in the browser and finds it again", async () => {
  const page = await signedOutPage()
  page.setQuantity("rice", 2)
  page.setQuantity("milk", 1)
  page.setQuantity("milk", 0)
  page.stop()
  expect(openPage().items.get()).toEqual({ rice: 2 })
})

it("holds a quantity between nothing and 99", async () => {
  const page = await signedOutPage()
  page.setQuantity("rice", 100)
  page.setQuantity("milk", -1)
  expect(page.items.get()).toEqual({ rice: 99 })
})

it.each([
  "not JSON",
  "null",
  "[]",
  "7",
  '{"owner":null,"items":"rice"}',
  '{"owner":{},"items":[1,2.5,-3,1e9,null]}',
  '{"owner":null,"items":{"__proto__":3,"constructor":2,"rice":1.5,"milk":"2","ghee":100}}',
])("reads what is not a cart as an empty one: %s", async (text) => {
  localStorage.setItem(KEY, text)
  const page = await signedOutPage()
  expect(page.items.get()).toEqual({})
  page.setQuantity("rice", 1)
  expect(page.items.get()).toEqual({ rice: 1 })
})

it("still works where the browser refuses to remember anything", async () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  vi.mocked(console.warn).mockImplementation(() => undefined)
  const page = await signedOutPage()
  page.setQuantity("rice", 1)
  expect(page.items.get()).toEqual({ rice: 1 })
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
})

it("joins both carts at sign-in, the larger quantity of each, and saves the union", async () => {
  const page = await signedOutPage()
  page.setQuantity("rice", 2)
  page.setQuantity("milk", 1)
  const calls = fakeCalls({ "cart.update": () => accepted })
  enterSession({ ...asha, cartItem: { milk: 3, ghee: 1 } })
  expect(page.items.get()).toEqual({ rice: 2, milk: 3, ghee: 1 })
  await page.settled()
  expect(calls.bodies("cart.update")).toEqual([{ cartItems: { rice: 2, milk: 3, ghee: 1 } }])
})

it("sends nothing at sign-in when the visitor's cart adds nothing", async () => {
  const page = await signedOutPage()
  page.setQuantity("milk", 1)
  const calls = fakeCalls({})
  enterSession({ ...asha, cartItem: { milk: 3 } })
  expect(page.items.get()).toEqual({ milk: 3 })
  expect(calls.made).toEqual([])
})

it("shows the saved cart alone when a reload finds somebody signed in", async () => {
  localStorage.setItem(KEY, JSON.stringify({ owner: null, items: { rice: 2 } }))
  const calls = fakeCalls({
    "user.isAuth": () => ({ ...accepted, user: { ...asha, cartItem: { milk: 3 } } }),
  })
  const page = await reloadPage()
  expect(page.items.get()).toEqual({ milk: 3 })
  expect(calls.bodies("cart.update")).toEqual([])
})

it("joins the carts of a sign-in that happened before the cart was loaded", async () => {
  fakeCalls({ "user.isAuth": () => refused("Not signed in."), "cart.update": () => accepted })
  await checkSession()
  localStorage.setItem(KEY, JSON.stringify({ owner: null, items: { rice: 2 } }))
  enterSession({ ...asha, cartItem: { milk: 1 } })
  const page = openPage()
  expect(page.items.get()).toEqual({ rice: 2, milk: 1 })
  await page.settled()
})

it("has one request on its way and sends only the latest of what changed meanwhile", async () => {
  const page = await signedOutPage()
  const first = pending<object>()
  const replies = [first.promise, Promise.resolve(accepted)]
  const calls = fakeCalls({ "cart.update": () => replies.shift() ?? accepted })
  enterSession(asha)
  for (const quantity of [1, 2, 3, 4]) page.setQuantity("rice", quantity)
  await vi.waitFor(() => expect(calls.made).toHaveLength(1))
  first.resolve(accepted)
  await page.settled()
  expect(calls.bodies("cart.update")).toEqual([
    { cartItems: { rice: 1 } },
    { cartItems: { rice: 4 } },
  ])
})

it("goes back to what the server has when saving is refused", async () => {
  const page = await signedOutPage()
  const server = { ...asha, cartItem: { rice: 1 } }
  fakeCalls({
    "cart.update": () => refused("Quantity must be a whole number from 0 to 99."),
    "user.isAuth": () => ({ ...accepted, user: { ...server, cartItem: { rice: 1, ghee: 1 } } }),
  })
  enterSession(server)
  page.setQuantity("rice", 5)
  expect(page.items.get()).toEqual({ rice: 5 })
  await page.settled()
  await vi.waitFor(() => expect(page.items.get()).toEqual({ rice: 1, ghee: 1 }))
})

it("goes back to the last saved cart when the network is away", async () => {
  const page = await signedOutPage()
  fakeCalls({
    "cart.update": () => new TypeError("Failed to fetch"),
    "user.isAuth": () => new TypeError("Failed to fetch"),
  })
  enterSession({ ...asha, cartItem: { rice: 1 } })
  page.setQuantity("rice", 5)
  await page.settled()
  expect(page.items.get()).toEqual({ rice: 1 })
})

it("forgets the cart at sign-out", async () => {
  const page = await signedOutPage()
  fakeCalls({ "user.logout": () => accepted, "cart.update": () => accepted })
  enterSession({ ...asha, cartItem: { rice: 1 } })
  page.setQuantity("milk", 1)
  await page.settled()
  await signOut()
  expect(page.items.get()).toEqual({})
  expect(localStorage.getItem(KEY)).not.toContain("milk")
})

it("does not show the cart of a shopper whose session has ended", async () => {
  localStorage.setItem(KEY, JSON.stringify({ owner: asha._id, items: { rice: 2 } }))
  fakeCalls({ "user.isAuth": () => refused("Not signed in.") })
  const page = await reloadPage()
  expect(page.items.get()).toEqual({})
})

it("empties the cart after an order without telling the server, whose order did", async () => {
  const page = await signedOutPage()
  const calls = fakeCalls({})
  enterSession({ ...asha, cartItem: { rice: 1 } })
  page.clearAfterOrder()
  expect(page.items.get()).toEqual({})
  expect(calls.made).toEqual([])
})

it("sends again what a page closed at the wrong moment could not", async () => {
  const record = { owner: asha._id, items: { rice: 4 }, unsavedSince: Date.now() - 1000 }
  localStorage.setItem(KEY, JSON.stringify(record))
  const calls = fakeCalls({
    "user.isAuth": () => ({ ...accepted, user: { ...asha, cartItem: { rice: 3 } } }),
    "cart.update": () => accepted,
  })
  const page = await reloadPage()
  expect(calls.bodies("cart.update")).toEqual([{ cartItems: { rice: 4 } }])
  expect(page.items.get()).toEqual({ rice: 4 })
})

it("lets an unsent change rest once it is old", async () => {
  const record = { owner: asha._id, items: { rice: 4 }, unsavedSince: Date.now() - 3_600_000 }
  localStorage.setItem(KEY, JSON.stringify(record))
  fakeCalls({ "user.isAuth": () => ({ ...accepted, user: { ...asha, cartItem: { rice: 3 } } }) })
  const page = await reloadPage()
  expect(page.items.get()).toEqual({ rice: 3 })
})

it("follows what another tab puts into the same cart", async () => {
  const page = await signedOutPage()
  otherTabWrites({ owner: null, items: { rice: 3 } })
  expect(page.items.get()).toEqual({ rice: 3 })
  otherTabWrites(null)
  expect(page.items.get()).toEqual({})
})

it("follows a sign-in and a sign-out in another tab", async () => {
  const page = await signedOutPage()
  page.setQuantity("rice", 1)
  const server = { ...asha, cartItem: { rice: 1, milk: 2 } }
  fakeCalls({ "user.isAuth": () => ({ ...accepted, user: server }) })
  otherTabWrites({ owner: asha._id, items: server.cartItem })
  await vi.waitFor(() => expect(page.items.get()).toEqual({ rice: 1, milk: 2 }))

  fakeCalls({ "user.isAuth": () => refused("Not signed in.") })
  otherTabWrites({ owner: null, items: {} })
  await vi.waitFor(() => expect(page.items.get()).toEqual({}))
})
