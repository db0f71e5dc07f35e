import { signOut } from "@shop/kernel"
import { refusal, sampleUser, success } from "@shop/testing"
import { expect, it, vi } from "vitest"
import { CART_KEY, cartPages } from "../../test/cart-pages"

const { reloadPage, sentCarts, shop, signIn } = cartPages()

/** A page loaded anew whose check of the session fails. */
async function reloadWithFailedCheck() {
  shop().answer("user.isAuth", () => new TypeError("Failed to fetch"))
  vi.mocked(console.warn).mockImplementation(() => undefined)
  const page = await reloadPage()
  vi.mocked(console.warn).mockClear()
  shop().answer("user.isAuth", ({ user }) => (user ? success({ user }) : refusal("Not signed in.")))
  return page
}

it("joins what was put in while the session could not be checked, once it can", async () => {
  shop().state.user = { ...sampleUser, cartItem: { milk: 3 } }
  const page = await reloadWithFailedCheck()
  page.setQuantity("rice", 2)
  expect((await reloadWithFailedCheck()).items.get()).toEqual({ rice: 2 })
  expect((await reloadPage()).items.get()).toEqual({ milk: 3, rice: 2 })
  expect(shop().state.user?.cartItem).toEqual({ milk: 3, rice: 2 })
})

it("joins it on the same page too, and once", async () => {
  const page = await reloadWithFailedCheck()
  page.setQuantity("rice", 2)
  signIn({ milk: 3 })
  await page.settled()
  expect(page.items.get()).toEqual({ milk: 3, rice: 2 })
  expect(sentCarts()).toEqual([{ cartItems: { milk: 3, rice: 2 } }])
  page.setQuantity("rice", 0)
  await page.settled()
  expect((await reloadPage()).items.get()).toEqual({ milk: 3 })
})

it("keeps what was put in before the check failed, when it could not be sent", async () => {
  const record = { owner: sampleUser._id, items: { rice: 4 }, unsavedSince: Date.now() - 1000 }
  localStorage.setItem(CART_KEY, JSON.stringify(record))
  shop().state.user = { ...sampleUser, cartItem: { milk: 3 } }
  expect((await reloadWithFailedCheck()).items.get()).toEqual({ rice: 4 })
  expect((await reloadPage()).items.get()).toEqual({ milk: 3, rice: 4 })
})

it("leaves to the visitor what was put in before the check found nobody", async () => {
  const page = await reloadWithFailedCheck()
  page.setQuantity("rice", 2)
  expect((await reloadPage()).items.get()).toEqual({ rice: 2 })
  shop().state.user = { ...sampleUser, cartItem: { milk: 3 } }
  expect((await reloadPage()).items.get()).toEqual({ milk: 3 })
  expect(sentCarts()).toEqual([])
})

it("forgets at sign-out what was put in while the session could not be checked", async () => {
  shop().state.user = sampleUser
  const page = await reloadWithFailedCheck()
  page.setQuantity("rice", 2)
  await reloadPage()
  await signOut()
  shop().state.user = { ...sampleUser, _id: "cus_ravi", cartItem: { milk: 3 } }
  expect((await reloadPage()).items.get()).toEqual({ milk: 3 })
})
