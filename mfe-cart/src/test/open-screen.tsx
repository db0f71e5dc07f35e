import { type CartItems, signOut } from "@shop/kernel"
import {
  FakeShell,
  type FakeShop,
  type FakeShopState,
  installFakeShop,
  resetKernel,
  sampleUser,
} from "@shop/testing"
import { render } from "@testing-library/react"
import type { ReactNode } from "react"
import { onTestFinished } from "vitest"
import App from "../app/app"
import { cart } from "../shared/cart/cart"
import { noteShortages } from "../shared/cart/shortages"

interface Given {
  /** What is in the cart. */
  items?: CartItems
  /** Whether sampleUser is signed in. */
  signedIn?: boolean
  state?: Partial<FakeShopState>
  /** What else is so before the screen opens. */
  prepare?: (shop: FakeShop) => void
  /** Drawn in place of the micro-frontend's own screens. */
  draw?: ReactNode
}

/** Opens an address of a shop in which the given is so; returns that shop. */
export async function openScreen(address: string, given: Given = {}): Promise<FakeShop> {
  const { items = {}, signedIn = false, state, prepare, draw = <App /> } = given
  const user = signedIn ? { ...sampleUser, cartItem: items } : undefined
  const shop = installFakeShop({ user, ...state })
  onTestFinished(async () => {
    await cart.settled()
    if (signedIn) await signOut()
    for (const id of Object.keys(cart.items.get())) cart.setQuantity(id, 0)
    cart.clearAfterOrder()
    noteShortages([])
    shop.uninstall()
  })
  prepare?.(shop)
  await resetKernel()
  if (!signedIn) for (const [id, quantity] of Object.entries(items)) cart.setQuantity(id, quantity)
  history.replaceState(undefined, "", address)
  render(<FakeShell>{draw}</FakeShell>)
  return shop
}
