import { type FakeShop, refusal, sampleProduct, success } from "@shop/testing"
import { cleanup, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import AddToCart from "../../fragments/add-to-cart/add-to-cart"
import { cart } from "../../shared/cart/cart"
import { home } from "../../test/addresses"
import { openScreen } from "../../test/open-screen"

const apples = sampleProduct({ _id: "apples", name: "Apples", offerPrice: 100 })
const pears = sampleProduct({ _id: "pears", name: "Pears", offerPrice: 50 })

/** A shopper's cart with an address to send it to. */
const ready = { signedIn: true, state: { products: [apples, pears], addresses: [home] } }

const line = async (name: string) =>
  within((await screen.findByRole("heading", { name })).closest("article") as HTMLElement)
const orderButton = () => screen.findByRole("button", { name: "Place Order" })
async function press(name: string) {
  const button = await screen.findByRole("button", { name })
  await waitFor(() => expect(button).toHaveProperty("disabled", false))
  await userEvent.click(button)
}

it("says what sold out at its line; pressing 'order' leads there and asks the server for nothing", async () => {
  const products = [{ ...apples, inStock: false }, pears]
  const shop = await openScreen("/cart", {
    ...ready,
    items: { apples: 2, pears: 1 },
    state: { ...ready.state, products },
  })
  const remove = (await line("Apples")).getByRole("button", {
    name: "Remove",
    description: "This is out of stock now.",
  })
  await waitFor(async () => expect(await orderButton()).toHaveProperty("disabled", false))
  await press("Place Order")
  expect(document.activeElement).toBe(remove)
  expect(await screen.findAllByText(/^Out of stock: Apples\./)).not.toHaveLength(0)
  expect(shop.made.map(({ name }) => name)).not.toContain("order.cod")
  await userEvent.click(remove)
  expect(cart.items.get()).toEqual({ pears: 1 })
  expect(document.activeElement?.getAttribute("aria-label")).toBe("Products in your cart")
  await press("Place Order")
  await waitFor(() => expect(location.pathname).toBe("/my-orders"))
})

it("says how many there are of what is short once the server was asked, and takes those", async () => {
  const shop = await openScreen("/cart", { ...ready, items: { apples: 5, pears: 1 } })
  shop.answer("order.cod", () => ({
    ...refusal("Out of stock: Apples. Please change the quantity or remove it."),
    shortages: [{ productId: "apples", left: 3 }],
  }))
  await press("Place Order")
  const take = await (
    await line("Apples")
  ).findByRole("button", { name: "Take 3, all we have", description: "Only 3 left." })
  expect((await line("Pears")).queryByRole("status")).toBeNull()
  await userEvent.click(take)
  expect(cart.items.get()).toEqual({ apples: 3, pears: 1 })
  expect(screen.queryByText("Only 3 left.")).toBeNull()
  shop.answer("order.cod", () => success())
  await press("Place Order")
  await waitFor(() => expect(location.pathname).toBe("/my-orders"))
})

/** A visitor puts apples into the cart at ₹100 and opens the cart when they cost something else. */
async function openAtNewPrice(offerPrice: number): Promise<FakeShop> {
  await openScreen("/products", {
    draw: <AddToCart product={apples} />,
    state: { products: [apples] },
  })
  await press("Add Apples to cart")
  cleanup()
  return openScreen("/cart", { state: { products: [{ ...apples, offerPrice }, pears] } })
}

it("says that a price has changed since the product was put in, until the person agrees", async () => {
  await openAtNewPrice(110)
  const agree = (await line("Apples")).getByRole("button", {
    name: "OK, new price",
    description: "The price was ₹100 and is ₹110 now.",
  })
  await userEvent.click(agree)
  expect(screen.queryByText(/The price was/)).toBeNull()
  expect(cart.items.get()).toEqual({ apples: 1 })
})

it("says nothing of a product put in again at its new price", async () => {
  await openAtNewPrice(110)
  await press("Remove Apples")
  cleanup()
  await openScreen("/products", { draw: <AddToCart product={{ ...apples, offerPrice: 110 }} /> })
  await press("Add Apples to cart")
  cleanup()
  await openScreen("/cart", { state: { products: [{ ...apples, offerPrice: 110 }] } })
  await line("Apples")
  expect(screen.queryByText(/The price was/)).toBeNull()
})

it("names what was withdrawn though the server has dropped it, and lets it go", async () => {
  const shop = await openScreen("/cart", { ...ready, items: { apples: 1, pears: 1 } })
  await line("Pears")
  cleanup()
  shop.state.products = [apples]
  await openScreen("/cart", {
    signedIn: true,
    items: { apples: 1 },
    state: { products: [apples], addresses: [home] },
  })
  await line("Apples")
  const remove = screen.getByRole("button", {
    name: "Remove",
    description: "Pears is no longer sold.",
  })
  expect(screen.getByText("Price (1 item)")).toBeTruthy()
  await userEvent.click(remove)
  expect(screen.queryByText(/no longer sold/)).toBeNull()
  expect(cart.items.get()).toEqual({ apples: 1 })
})
