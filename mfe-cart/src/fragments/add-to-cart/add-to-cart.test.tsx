import { refusal, sampleProduct } from "@shop/testing"
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { cart } from "../../shared/cart/cart"
import { openScreen } from "../../test/open-screen"
import AddToCart from "./add-to-cart"

const apples = sampleProduct({ _id: "apples", name: "Apples" })

const open = (items = {}, product = apples) =>
  openScreen("/", { items, draw: <AddToCart product={product} /> })

it("turns from Add into minus, quantity and plus, and back", async () => {
  await open()
  await userEvent.click(screen.getByRole("button", { name: "Add Apples to cart" }))
  expect(screen.getByRole("group", { name: "Apples, 1 in cart" })).toBeTruthy()
  await userEvent.click(screen.getByRole("button", { name: "One Apples more" }))
  expect(cart.items.get()).toEqual({ apples: 2 })
  await userEvent.click(screen.getByRole("button", { name: "One Apples less" }))
  await userEvent.click(screen.getByRole("button", { name: "One Apples less" }))
  expect(screen.getByRole("button", { name: "Add Apples to cart" })).toBeTruthy()
  expect(cart.items.get()).toEqual({})
})

it("keeps the keyboard where it was when one control takes the place of the other", async () => {
  await open()
  screen.getByRole("button", { name: "Add Apples to cart" }).focus()
  await userEvent.keyboard("{Enter}")
  expect(document.activeElement?.getAttribute("aria-label")).toBe("One Apples more")
  screen.getByRole("button", { name: "One Apples less" }).focus()
  await userEvent.keyboard("{Enter}")
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Add Apples to cart")
})

it("follows what another place does to the cart without taking the focus", async () => {
  await open()
  cart.setQuantity("apples", 3)
  expect(await screen.findByRole("group", { name: "Apples, 3 in cart" })).toBeTruthy()
  expect(document.activeElement).toBe(document.body)
})

it("offers nothing to press for a product that is out of stock", async () => {
  await open({}, { ...apples, inStock: false })
  expect(screen.getByRole("button", { name: "Out of stock" })).toHaveProperty("disabled", true)
})

/** Whether a button says that it does nothing; it keeps the focus. */
const stops = (name: string) =>
  screen.getByRole("button", { name }).getAttribute("aria-disabled") === "true"

it("lets a product that ran out leave the cart, but not grow in it", async () => {
  await open({ apples: 2 }, { ...apples, inStock: false })
  expect(stops("One Apples more")).toBe(true)
  expect(stops("One Apples less")).toBe(false)
})

it("stops at 99", async () => {
  await open({ apples: 99 })
  expect(stops("One Apples more")).toBe(true)
})

it.each([
  ["the shop refuses", "Quantity must be a whole number from 0 to 99.", refusal],
  ["the network is away", "Failed to fetch", (reason: string) => new TypeError(reason)],
])("shows a press at once, and takes it back with the reason when %s", async (_, reason, fail) => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await openScreen("/products", {
    items: { apples: 1 },
    signedIn: true,
    draw: <AddToCart product={apples} />,
    prepare: (shop) => shop.answer("cart.update", () => held.then(() => fail(reason))),
  })
  await userEvent.click(await screen.findByRole("button", { name: "One Apples more" }))
  expect(screen.getByRole("group", { name: "Apples, 2 in cart" })).toBeTruthy()
  letGo()
  expect(await screen.findByText(reason)).toBeTruthy()
  expect(await screen.findByRole("group", { name: "Apples, 1 in cart" })).toBeTruthy()
})
