import { sampleProduct } from "@shop/testing"
import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { cart } from "../../shared/cart/cart"
import { openScreen } from "../../test/open-screen"
import BuyBox from "./buy-box"

const apples = sampleProduct({ _id: "apples", name: "Apples" })

const open = (product = apples) =>
  openScreen("/products/fruits/apples", { draw: <BuyBox product={product} /> })

it("adds one more with every press and says how many are in the cart", async () => {
  await open()
  const add = screen.getByRole("button", { name: "Add to Cart" })
  await userEvent.click(add)
  await userEvent.click(add)
  expect(screen.getByRole("link", { name: "2 in your cart" }).getAttribute("href")).toBe("/cart")
  expect(location.pathname).toBe("/products/fruits/apples")
})

it("buys now: adds and goes to the cart", async () => {
  await open()
  await userEvent.click(screen.getByRole("button", { name: "Buy now" }))
  expect(cart.items.get()).toEqual({ apples: 1 })
  expect(location.pathname).toBe("/cart")
})

it("sells nothing that is out of stock", async () => {
  await open({ ...apples, inStock: false })
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "Out of stock",
  ])
})
