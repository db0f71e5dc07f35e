import type { Product } from "@shop/kernel"
import { FakeShell, type FakeShop, installFakeShop, resetKernel } from "@shop/testing"
import { render } from "@testing-library/react"
import { onTestFinished } from "vitest"
import App from "../app/app"

/**
 * Opens the catalog at an address of a shop that sells these products; returns that shop.
 * @param prepare what else is so before the catalog opens
 */
export async function openCatalog(
  address: string,
  products: Product[],
  prepare: (shop: FakeShop) => void = () => {},
) {
  const fakeShop = installFakeShop({ products })
  onTestFinished(fakeShop.uninstall)
  prepare(fakeShop)
  await resetKernel()
  window.history.replaceState(null, "", address)
  render(
    <FakeShell>
      <App />
    </FakeShell>,
  )
  return fakeShop
}
