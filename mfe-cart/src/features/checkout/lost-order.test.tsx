import type { FakeShop } from "@shop/testing"
import { cleanup, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { cart } from "../../shared/cart/cart"
import { openScreen } from "../../test/open-screen"
import { ordersOf, pressOrder, ready } from "../../test/ready-to-order"

/** Opens the cart as a freshly loaded page has it. */
function reloadCart(items = ready.items) {
  cleanup()
  return openScreen("/cart", { ...ready, items })
}

/** Orders what is in the cart; the key of that order. */
async function keyOfPress(shop: FakeShop) {
  await pressOrder()
  await waitFor(() => expect(ordersOf(shop)).toHaveLength(1))
  return ordersOf(shop)[0]?.headers.get("idempotency-key")
}

/** Orders on a page whose answer gets lost; the key of that order. */
async function keyOfLostPress() {
  const shop = await reloadCart()
  const reload = vi.fn()
  vi.stubGlobal("location", { ...location, reload })
  shop.answer("order.cod", () => new TypeError("Failed to fetch"))
  const key = await keyOfPress(shop)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
  return key
}

/** Orders on a freshly loaded page; the key of that order, which is answered. */
async function keyOfAnsweredPress() {
  const key = await keyOfPress(await reloadCart())
  await waitFor(() => expect(location.pathname).toBe("/my-orders"))
  return key
}

it("sends the same order under the same key after a fault and a reload, until it is answered", async () => {
  const lost = await keyOfLostPress()
  expect(await keyOfAnsweredPress()).toBe(lost)
  expect(await keyOfAnsweredPress()).not.toBe(lost)
})

it("makes another order of the same goods once the saved cart shows that the lost one was made", async () => {
  const lost = await keyOfLostPress()
  await reloadCart({ prod_apples: 1 })
  expect(await keyOfAnsweredPress()).not.toBe(lost)
})

it("looks at the saved cart again when the lost order may be seen among the orders", async () => {
  const lost = await keyOfLostPress()
  cleanup()
  const shop = await openScreen("/my-orders", ready)
  shop.state.user = { ...shop.state.account, cartItem: {} }
  await waitFor(() => expect(cart.items.get()).toEqual({}))
  expect(await keyOfAnsweredPress()).not.toBe(lost)
})

it("takes a lost order for one that was never made when the saved cart still holds it much later", async () => {
  const lost = await keyOfLostPress()
  const later = Date.now() + 6 * 60_000
  vi.spyOn(Date, "now").mockImplementation(() => later)
  expect(await keyOfAnsweredPress()).not.toBe(lost)
})
