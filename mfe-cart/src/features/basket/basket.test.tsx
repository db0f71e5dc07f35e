import { sampleProduct } from "@shop/testing"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { cart } from "../../shared/cart/cart"
import { openScreen } from "../../test/open-screen"

const quantityOf = (name: string) =>
  screen.findByRole<HTMLSelectElement>("combobox", { name: `Quantity of ${name}` })

it("lists each product with weight, prices, quantity and what that comes to", async () => {
  await openScreen("/cart", { items: { prod_rice: 2 } })
  const line = within(await screen.findByRole("article"))
  expect(line.getByRole("link", { name: "Basmati Rice 5 kg" }).getAttribute("href")).toBe(
    "/products/grains/prod_rice",
  )
  expect(line.getByText("Weight: 1 kg")).toBeTruthy()
  expect(line.getByText("₹520.50")).toBeTruthy()
  expect(line.getByText("₹550")).toBeTruthy()
  expect(line.getByText("₹1,041")).toBeTruthy()
  const onward = screen.getByRole("link", { name: "Continue Shopping" })
  expect(onward.getAttribute("href")).toBe("/products")
})

it("offers the quantities 1 to 9, and changes to the one chosen", async () => {
  await openScreen("/cart", { items: { prod_apples: 2 } })
  const select = await quantityOf("Apples 1 kg")
  expect([...select.options].map(({ value }) => value)).toEqual("1 2 3 4 5 6 7 8 9".split(" "))
  await userEvent.selectOptions(select, "5")
  expect(cart.items.get()).toEqual({ prod_apples: 5 })
})

it("offers quantities up to the current one where that is above 9", async () => {
  await openScreen("/cart", { items: { prod_apples: 12 } })
  const select = await quantityOf("Apples 1 kg")
  expect([select.options.length, select.value]).toEqual([12, "12"])
})

it("takes a product out", async () => {
  await openScreen("/cart", { items: { prod_apples: 1, prod_rice: 1 } })
  await userEvent.click(await screen.findByRole("button", { name: "Remove Apples 1 kg" }))
  expect(screen.queryByText("Apples 1 kg")).toBeNull()
  expect(cart.items.get()).toEqual({ prod_rice: 1 })
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Products in your cart")
})

it("says N/A where the weight is missing, and what is out of stock", async () => {
  const milk = sampleProduct({ _id: "milk", name: "Milk", weight: undefined, inStock: false })
  await openScreen("/cart", { items: { milk: 1 }, state: { products: [milk] } })
  expect(await screen.findByText("Weight: N/A")).toBeTruthy()
  expect(screen.getByText("Out of stock")).toBeTruthy()
})

it("leaves out what is no longer on sale", async () => {
  await openScreen("/cart", { items: { gone: 3, prod_apples: 1 } })
  await screen.findByRole("article")
  expect(screen.getByText("Price (1 item)")).toBeTruthy()
})

it("leads from an empty cart to the products", async () => {
  await openScreen("/cart")
  expect(await screen.findByText("Your cart is empty")).toBeTruthy()
  expect(screen.queryByRole("link", { name: "Continue Shopping" })).toBeNull()
  expect(screen.getByRole("link", { name: "Shop Now" }).getAttribute("href")).toBe("/products")
})

it("offers another try when the products cannot be loaded", async () => {
  const shop = await openScreen("/cart", {
    items: { prod_apples: 1 },
    prepare: (fake) => fake.answer("product.list", () => ({ ...fail, message: "Shop closed" })),
  })
  const retry = await screen.findByRole("button", { name: "Try again" })
  shop.answer("product.list", ({ products }) => ({ success: true, message: "", products }))
  await userEvent.click(retry)
  expect(await screen.findByRole("article")).toBeTruthy()
})

const fail = { success: false, error: "Shop closed" }

it("has names of products read out in their own language", async () => {
  const atta = sampleProduct({ _id: "atta", name: "आटा" })
  await openScreen("/cart", { items: { atta: 1 }, state: { products: [atta] } })
  const name = await screen.findByText("आटा")
  expect(name.closest<HTMLElement>("[lang]")?.lang).toBe("hi")
})
