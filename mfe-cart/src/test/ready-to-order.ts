import type { FakeShop } from "@shop/testing"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect } from "vitest"
import { home, office } from "./addresses"

/** A signed-in shopper with apples at ₹100 in the cart, whose newest address is home. */
export const ready = {
  items: { prod_apples: 2 },
  signedIn: true,
  state: { addresses: [home, office] },
}

/** Presses the order button, by its text, as soon as that is possible. */
export async function pressOrder(name = "Place Order"): Promise<void> {
  const button = await screen.findByRole("button", { name })
  await waitFor(() => expect(button).toHaveProperty("disabled", false))
  await userEvent.click(button)
}

/** The orders on delivery that were asked for. */
export const ordersOf = (shop: FakeShop) => shop.made.filter(({ name }) => name === "order.cod")
