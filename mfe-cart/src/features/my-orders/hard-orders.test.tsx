import type { Order } from "@shop/kernel"
import { sampleOrder, sampleProduct } from "@shop/testing"
import { screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { cart } from "../../shared/cart/cart"
import { openScreen } from "../../test/open-screen"

const names = {
  long: "Basmati ".repeat(25).trim(),
  rightToLeft: "أرز بسمتي 5 كجم",
  emoji: "🥭👩‍👩‍👧‍👦 Mango 🇮🇳",
  script: `<script>window.hacked = true</script><img src=x onerror="window.hacked = true">`,
}
const hardProducts = Object.entries(names).map(([_id, name]) => sampleProduct({ _id, name }))

function orderOf(count: number): Order {
  const items = Array.from({ length: count }, (_, index) => ({
    product: hardProducts[index] ?? sampleProduct({ _id: `p${index}`, name: `Product ${index}` }),
    quantity: 1,
  }))
  return sampleOrder({ items, amount: count * 102 })
}

const openOrders = (address: string, count: number) =>
  openScreen(address, { signedIn: true, state: { orders: [orderOf(count)] } })

it("of 40 lines shows the first in the list, and leads to all of them", async () => {
  await openOrders("/my-orders", 40)
  const card = within(await screen.findByRole("article"))
  const shown = within(card.getByRole("list", { name: "Items" })).getAllByRole("listitem")
  expect(shown).toHaveLength(7)
  const all = card.getByRole("link", { name: "Show all 40 items" })
  expect(all.getAttribute("href")).toBe("/my-orders/order_01HZX9K2M4")
})

it("of 40 lines has a page with every one of them and their sum", async () => {
  await openOrders("/my-orders/order_01HZX9K2M4", 40)
  const lines = within(await screen.findByRole("list", { name: "Items" }))
  expect(lines.getAllByRole("listitem")).toHaveLength(40)
  expect(screen.getAllByText("₹4,080")).toHaveLength(2)
})

it("of seven lines shows them all: a link would take the last one's room", async () => {
  await openOrders("/my-orders", 7)
  const card = within(await screen.findByRole("article"))
  expect(card.queryByRole("link", { name: /Show all/ })).toBeNull()
  expect(card.getByText("Product 6")).toBeTruthy()
})

it.each(["/my-orders", "/my-orders/order_01HZX9K2M4"])(
  "shows names as they are, whatever is in them: %s",
  async (address) => {
    await openOrders(address, 4)
    await screen.findByRole("article")
    for (const name of Object.values(names)) {
      // Set apart, so that one that runs from right to left does not turn the price around.
      expect(screen.getByText(name).tagName).toBe("BDI")
    }
    expect("hacked" in window).toBe(false)
  },
)

it("the cart shows the same names and can let go of each", async () => {
  const items = Object.fromEntries(hardProducts.map(({ _id }) => [_id, 1]))
  await openScreen("/cart", { items, state: { products: hardProducts } })
  expect(await screen.findAllByRole("article")).toHaveLength(4)
  for (const name of Object.values(names)) screen.getByRole("button", { name: `Remove ${name}` })
  screen.getByRole("button", { name: `Remove ${names.script}` }).click()
  expect(cart.items.get()).not.toHaveProperty("script")
  expect("hacked" in window).toBe(false)
})
