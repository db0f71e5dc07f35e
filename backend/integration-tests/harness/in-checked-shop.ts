import { afterEach, beforeAll, expect } from "vitest"
import { signInAdmin, signInSeller } from "./accounts"
import type { Browser } from "./browser"
import { brokenInvariants } from "./invariants"
import { sharedShop } from "./shared-shop"
import type { RunningShop } from "./start-shop"

/** The shared shop, and its seller signed in to the seller area and to Medusa Admin. */
interface CheckedShop {
  readonly shop: RunningShop
  readonly seller: Browser
  readonly admin: Browser
}

/**
 * Opens the shared shop before the first test of a file, and fails every test that leaves money, orders
 * or stock which do not fit.
 */
export function inCheckedShop(open: (checked: CheckedShop) => void): void {
  let shop: RunningShop
  beforeAll(async () => {
    shop = await sharedShop()
    open({ shop, seller: await signInSeller(shop), admin: await signInAdmin(shop) })
  })
  afterEach(async () => expect(await brokenInvariants(shop)).toEqual({}))
}
