import { screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { openScreen } from "../../test/open-screen"
import MiniCart from "./mini-cart"

const open = (items: Record<string, number>) => openScreen("/", { items, draw: <MiniCart /> })

it("leads to the cart and counts every item in it", async () => {
  const shop = await open({ prod_apples: 2, prod_rice: 1 })
  const link = screen.getByRole("link", { name: "Cart, 3 items" })
  expect([link.getAttribute("href"), link.textContent]).toEqual(["/cart", "3"])
  expect(shop.made.map(({ name }) => name)).not.toContain("product.list")
})

it("shows no number when the cart is empty", async () => {
  await open({})
  expect(screen.getByRole("link", { name: "Cart, 0 items" }).textContent).toBe("")
})

it("shows large numbers as 99+ and says them in full", async () => {
  await open({ prod_apples: 99, prod_rice: 2 })
  expect(screen.getByRole("link", { name: "Cart, 101 items" }).textContent).toBe("99+")
})
