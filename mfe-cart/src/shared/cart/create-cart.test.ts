import { signOut } from "@shop/kernel"
import { refusal, sampleUser, success } from "@shop/testing"
import { expect, it, vi } from "vitest"
import { CART_KEY, cartPages } from "../../test/cart-pages"

const { openPage, reloadPage, sentCarts, shop, signIn } = cartPages()

/** Waits until it is so, also on a busy machine. */
const soon = (isSo: () => void) => vi.waitFor(isSo, 20_000)

/** What another tab of this browser writes. */
function otherTabWrites(record: object | null) {
  const newValue = record && JSON.stringify(record)
  dispatchEvent(new StorageEvent("storage", { key: CART_KEY, newValue }))
}

it("keeps a visitor's cart in the browser and finds it again", () => {
  const page = openPage()
  page.setQuantity("rice", 2)
  page.setQuantity("milk", 1)
  page.setQuantity("milk", 0)
  expect(openPage().items.get()).toEqual({ rice: 2 })
})

it("holds a quantity between nothing and 99", () => {
  const page = openPage()
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
])("reads what is not a cart as an empty one: %s", (text) => {
  localStorage.setItem(CART_KEY, text)
  const page = openPage()
  expect(page.items.get()).toEqual({})
  page.setQuantity("rice", 1)
  expect(page.items.get()).toEqual({ rice: 1 })
})

it("still works where the browser refuses to remember anything", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  vi.mocked(console.warn).mockImplementation(() => undefined)
  const page = openPage()
  page.setQuantity("rice", 1)
  expect(page.items.get()).toEqual({ rice: 1 })
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
})

it("joins both carts at sign-in, the larger quantity of each, and saves the union", async () => {
  const page = openPage()
  page.setQuantity("rice", 2)
  page.setQuantity("milk", 1)
  signIn({ milk: 3, ghee: 1 })
  expect(page.items.get()).toEqual({ rice: 2, milk: 3, ghee: 1 })
  await page.settled()
  expect(shop().state.user?.cartItem).toEqual({ rice: 2, milk: 3, ghee: 1 })
})

it("sends nothing at sign-in when the visitor's cart adds nothing", async () => {
  const page = openPage()
  page.setQuantity("milk", 1)
  signIn({ milk: 3 })
  expect(page.items.get()).toEqual({ milk: 3 })
  await page.settled()
  expect(sentCarts()).toEqual([])
})

it("shows the saved cart alone when a reload finds somebody signed in", async () => {
  localStorage.setItem(CART_KEY, JSON.stringify({ owner: null, items: { rice: 2 } }))
  shop().state.user = { ...sampleUser, cartItem: { milk: 3 } }
  const page = await reloadPage()
  expect(page.items.get()).toEqual({ milk: 3 })
  expect(sentCarts()).toEqual([])
})

it("has one request on its way and sends only the latest of what changed meanwhile", async () => {
  const page = openPage()
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  shop().answer("cart.update", () => held.then(() => success()))
  signIn()
  for (const quantity of [1, 2, 3, 4]) page.setQuantity("rice", quantity)
  await soon(() => expect(sentCarts()).toHaveLength(1))
  letGo()
  await page.settled()
  expect(sentCarts()).toEqual([{ cartItems: { rice: 1 } }, { cartItems: { rice: 4 } }])
})

it("goes back to what the server has when saving is refused", async () => {
  const page = openPage()
  signIn({ rice: 1 })
  shop().answer("cart.update", (state) => {
    // Meanwhile the shopper's phone has added something.
    state.user = { ...sampleUser, cartItem: { rice: 1, ghee: 1 } }
    return refusal("Quantity must be a whole number from 0 to 99.")
  })
  page.setQuantity("rice", 5)
  expect(page.items.get()).toEqual({ rice: 5 })
  await soon(() => expect(page.items.get()).toEqual({ rice: 1, ghee: 1 }))
})

it("goes back to the last saved cart when the network is away", async () => {
  const page = openPage()
  signIn({ rice: 1 })
  shop().answer("cart.update", () => new TypeError("Failed to fetch"))
  shop().answer("user.isAuth", () => new TypeError("Failed to fetch"))
  page.setQuantity("rice", 5)
  await page.settled()
  expect(page.items.get()).toEqual({ rice: 1 })
})

it("forgets the cart at sign-out", async () => {
  const page = openPage()
  signIn({ rice: 1 })
  page.setQuantity("milk", 1)
  await page.settled()
  await signOut()
  expect(page.items.get()).toEqual({})
  expect(localStorage.getItem(CART_KEY)).not.toContain("milk")
})

it("does not show the cart of a shopper whose session has ended", async () => {
  localStorage.setItem(CART_KEY, JSON.stringify({ owner: sampleUser._id, items: { rice: 2 } }))
  const page = await reloadPage()
  expect(page.items.get()).toEqual({})
})

it("empties the cart after an order without telling the server, whose order did", async () => {
  const page = openPage()
  signIn({ rice: 1 })
  page.clearAfterOrder()
  expect(page.items.get()).toEqual({})
  await page.settled()
  expect(sentCarts()).toEqual([])
})

it("sends again what a page closed at the wrong moment could not", async () => {
  const record = { owner: sampleUser._id, items: { rice: 4 }, unsavedSince: Date.now() - 1000 }
  localStorage.setItem(CART_KEY, JSON.stringify(record))
  shop().state.user = { ...sampleUser, cartItem: { rice: 3 } }
  const page = await reloadPage()
  expect(page.items.get()).toEqual({ rice: 4 })
  expect(shop().state.user?.cartItem).toEqual({ rice: 4 })
})

it("lets an unsent change rest once it is old", async () => {
  const record = { owner: sampleUser._id, items: { rice: 4 }, unsavedSince: Date.now() - 3_600_000 }
  localStorage.setItem(CART_KEY, JSON.stringify(record))
  shop().state.user = { ...sampleUser, cartItem: { rice: 3 } }
  const page = await reloadPage()
  expect(page.items.get()).toEqual({ rice: 3 })
})

it("follows what another tab puts into the same cart", () => {
  const page = openPage()
  otherTabWrites({ owner: null, items: { rice: 3 } })
  expect(page.items.get()).toEqual({ rice: 3 })
  otherTabWrites(null)
  expect(page.items.get()).toEqual({})
})

it("follows a sign-in and a sign-out in another tab", async () => {
  const page = openPage()
  page.setQuantity("rice", 1)
  shop().state.user = { ...sampleUser, cartItem: { rice: 1, milk: 2 } }
  otherTabWrites({ owner: sampleUser._id, items: { rice: 1, milk: 2 } })
  await soon(() => expect(page.items.get()).toEqual({ rice: 1, milk: 2 }))

  shop().state.user = undefined
  otherTabWrites({ owner: null, items: {} })
  await soon(() => expect(page.items.get()).toEqual({}))
})

it("asks who is signed in when saving finds the session ended", async () => {
  const page = openPage()
  signIn({ rice: 1 })
  shop().answer("cart.update", (state) => {
    state.user = undefined
    return refusal("Please login to proceed")
  })
  page.setQuantity("rice", 2)
  await soon(() => expect(page.items.get()).toEqual({}))
})
