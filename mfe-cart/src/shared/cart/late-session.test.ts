import { checkSession } from "@shop/kernel"
import { refusal, sampleUser, success } from "@shop/testing"
import { expect, it, vi } from "vitest"
import { CART_KEY, cartPages } from "../../test/cart-pages"

const { openPage, shop, signIn } = cartPages()

/** Waits until it is so, also on a busy machine. */
const soon = (isSo: () => void) => vi.waitFor(isSo, 20_000)

const checksMade = () => shop().made.filter(({ name }) => name === "user.isAuth").length

/** Holds the answer of the next check, which tells the session of now, until the returned function is called. */
function holdNextCheck(): () => void {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  const truth = () => {
    const { user } = shop().state
    return user ? success({ user }) : refusal("Not signed in.")
  }
  shop().answer("user.isAuth", () => {
    const answer = truth()
    shop().answer("user.isAuth", truth)
    return held.then(() => answer)
  })
  return letGo
}

/** A check that has read the cart of now and is answered when `letGo` is called. */
async function checkUnderWay() {
  const letGo = holdNextCheck()
  const before = checksMade()
  const checked = checkSession()
  await soon(() => expect(checksMade()).toBe(before + 1))
  return { letGo, checked }
}

it("does not go back to an older cart when a check is answered after a change was saved", async () => {
  const page = openPage()
  signIn({ rice: 1 })
  const { letGo, checked } = await checkUnderWay()
  page.setQuantity("milk", 2)
  await page.settled()
  letGo()
  await checked
  expect(page.items.get()).toEqual({ rice: 1, milk: 2 })
  page.setQuantity("rice", 2)
  await page.settled()
  expect(shop().state.user?.cartItem).toEqual({ rice: 2, milk: 2 })
})

it("hears from that check all the same what else has changed", async () => {
  const page = openPage()
  signIn({ rice: 1 })
  const { letGo, checked } = await checkUnderWay()
  page.setQuantity("milk", 2)
  await page.settled()
  // Meanwhile the shopper's phone has added something.
  shop().state.user = { ...sampleUser, cartItem: { rice: 1, milk: 2, ghee: 1 } }
  letGo()
  await checked
  expect(page.items.get()).toEqual({ rice: 1, milk: 2, ghee: 1 })
})

it("does not go back to an older cart when another tab has saved a change meanwhile", async () => {
  const page = openPage()
  signIn({ rice: 1 })
  const { letGo, checked } = await checkUnderWay()
  shop().state.user = { ...sampleUser, cartItem: { rice: 3 } }
  const newValue = JSON.stringify({ owner: sampleUser._id, items: { rice: 3 } })
  dispatchEvent(new StorageEvent("storage", { key: CART_KEY, newValue }))
  letGo()
  await checked
  expect(page.items.get()).toEqual({ rice: 3 })
})

it("does not fill again what an order has emptied meanwhile", async () => {
  const page = openPage()
  signIn({ rice: 1 })
  const { letGo, checked } = await checkUnderWay()
  shop().state.user = { ...sampleUser, cartItem: {} }
  page.clearAfterOrder()
  letGo()
  await checked
  expect(page.items.get()).toEqual({})
})

it("keeps a change that was saved while it asked what had become of a refused one", async () => {
  const page = openPage()
  signIn({ rice: 1 })
  const letGo = holdNextCheck()
  const before = checksMade()
  shop().answer("cart.update", () => refusal("Quantity must be a whole number from 0 to 99."))
  page.setQuantity("rice", 5)
  await soon(() => expect(checksMade()).toBe(before + 1))
  shop().answer("cart.update", (state, { cartItems }) => {
    state.user = { ...sampleUser, cartItem: cartItems }
    return success()
  })
  page.setQuantity("milk", 2)
  await page.settled()
  letGo()
  await soon(() => expect(shop().waiting()).toBe(0))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(page.items.get()).toEqual({ rice: 1, milk: 2 })
})
