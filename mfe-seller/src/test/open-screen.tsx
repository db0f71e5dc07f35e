import {
  FakeShell,
  type FakeShop,
  type FakeShopState,
  installFakeShop,
  resetKernel,
} from "@shop/testing"
import { render } from "@testing-library/react"
import { onTestFinished } from "vitest"
import App from "../app/app"

/**
 * Opens an address of the seller's area; returns the shop behind it.
 * @param state what is so in the shop; the seller is signed in unless it says otherwise
 * @param prepare what else is so before the screen opens
 */
export async function openScreen(
  address: string,
  state: Partial<FakeShopState> = {},
  prepare: (shop: FakeShop) => void = () => {},
): Promise<FakeShop> {
  const shop = installFakeShop({ isSeller: true, ...state })
  onTestFinished(shop.uninstall)
  prepare(shop)
  await resetKernel()
  history.replaceState(undefined, "", address)
  render(
    <FakeShell>
      <App />
    </FakeShell>,
  )
  return shop
}
