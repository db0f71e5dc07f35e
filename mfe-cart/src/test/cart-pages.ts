import { checkSession, signOut, type User } from "@shop/kernel"
import { enterSession } from "@shop/kernel/host"
import { type FakeShop, installFakeShop, resetKernel, sampleUser } from "@shop/testing"
import { afterEach, beforeEach } from "vitest"
import { type Cart, createCart } from "../shared/cart/create-cart"

/** Where a browser keeps the cart. */
export const CART_KEY = "shop.cart.v1"

/** For the tests of a file: a shop for each of them, and pages in which its cart is made anew. */
export function cartPages() {
  let shop: FakeShop
  let cart: Cart | undefined

  beforeEach(async () => {
    shop = installFakeShop()
    await resetKernel()
  })
  afterEach(async () => {
    cart?.stop()
    await signOut()
    shop.uninstall()
  })

  function openPage(): Cart {
    cart?.stop()
    cart = createCart()
    return cart
  }

  return {
    shop: () => shop,
    openPage,
    /** A page loaded anew by whoever is signed in: the session is checked, nobody signs in. */
    async reloadPage(): Promise<Cart> {
      await checkSession()
      const page = openPage()
      await page.settled()
      return page
    },
    /** Signs a shopper in with this cart on the server. */
    signIn(cartItem: User["cartItem"] = {}) {
      shop.state.user = { ...sampleUser, cartItem }
      enterSession(shop.state.user)
    },
    sentCarts: () => shop.made.filter(({ name }) => name === "cart.update").map(({ body }) => body),
  }
}
