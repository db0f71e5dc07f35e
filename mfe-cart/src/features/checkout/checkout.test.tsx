import { shop } from "@shop/kernel"
import { refusal, sampleProduct, success } from "@shop/testing"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, onTestFinished, vi } from "vitest"
import { cart } from "../../shared/cart/cart"
import { openScreen } from "../../test/open-screen"
import { ordersOf, pressOrder, ready } from "../../test/ready-to-order"

const orderButton = () => screen.findByRole("button", { name: "Place Order" })

it("shows subtotal, free shipping, 2% tax and the total to the paisa", async () => {
  const products = [
    sampleProduct({ _id: "a", offerPrice: 33.33 }),
    sampleProduct({ _id: "b", offerPrice: 0.25 }),
  ]
  await openScreen("/cart", { items: { a: 3, b: 1 }, state: { products } })
  await screen.findByText("Price (4 items)")
  const amounts = screen.getAllByRole("definition").map(({ textContent }) => textContent)
  expect(amounts).toEqual(["₹100.24", "Free", "₹2", "₹102.24"])
})

it("reads out the new total once a quantity was changed", async () => {
  await openScreen("/cart", { items: { prod_apples: 2 } })
  const quantity = await screen.findByRole("combobox", { name: "Quantity of Apples 1 kg" })
  const said = screen.getByText("Total Amount").closest("[aria-live='polite'][aria-atomic='true']")
  expect(said?.textContent).toBe("Total Amount₹204")
  await userEvent.selectOptions(quantity, "5")
  expect(said?.textContent).toBe("Total Amount₹510")
})

it("asks an empty cart for items first", async () => {
  await openScreen("/cart", { signedIn: true })
  expect(await screen.findByText("Please add items to proceed")).toBeTruthy()
  expect(await orderButton()).toHaveProperty("disabled", true)
})

it("asks a visitor to sign in, for the address and for the order", async () => {
  await openScreen("/cart", { items: { prod_apples: 1 } })
  expect(await screen.findByText("Please login to proceed")).toBeTruthy()
  expect(screen.getByText("Login first to add address")).toBeTruthy()
  expect(await orderButton()).toHaveProperty("disabled", true)
  expect(screen.getByRole("button", { name: "Login" })).toBeTruthy()
})

it("asks a shopper without an address for one", async () => {
  await openScreen("/cart", { ...ready, state: {} })
  expect(await screen.findByText("Please select an address to proceed")).toBeTruthy()
  expect(await orderButton()).toHaveProperty("disabled", true)
  expect(screen.getByRole("link", { name: "Add address" }).getAttribute("href")).toBe(
    "/add-address",
  )
})

it("offers no payment online in a shop without cards, also to who had chosen it before", async () => {
  sessionStorage.setItem("shop.checkout-choice", JSON.stringify({ owner: null, method: "Online" }))
  shop.withoutCards = true
  onTestFinished(() => void delete shop.withoutCards)
  openScreen("/cart", { ...ready })
  const methods = await screen.findByLabelText<HTMLSelectElement>("Payment Method")
  expect([...methods.options].map(({ value }) => value)).toEqual(["COD"])
  expect(await orderButton()).toBeTruthy()
})

it("asks for no addresses while nobody is signed in", async () => {
  const shop = await openScreen("/cart", { items: { prod_apples: 1 } })
  await screen.findByText("Login first to add address")
  expect(shop.made.map(({ name }) => name)).not.toContain("address.list")
})

it("orders the cart for the chosen address, with the amount the shopper sees, under a key of its own", async () => {
  const shop = await openScreen("/cart", ready)
  await userEvent.click(await screen.findByRole("radio", { name: /Ravi Verma/ }))
  await pressOrder()
  await waitFor(() => expect(location.pathname).toBe("/my-orders"))
  expect(ordersOf(shop).map(({ body }) => body)).toEqual([
    {
      userId: shop.state.account._id,
      items: [{ productId: "prod_apples", quantity: 2 }],
      addressId: "addr_office",
      expectedAmount: 204,
    },
  ])
  expect(ordersOf(shop)[0]?.headers.get("idempotency-key")).toMatch(/^[0-9a-f]{32}$/)
  expect(cart.items.get()).toEqual({})
})

it("makes one order of presses that follow faster than the screen", async () => {
  const shop = await openScreen("/cart", ready)
  const button = await orderButton()
  await waitFor(() => expect(button).toHaveProperty("disabled", false))
  for (let press = 0; press < 5; press++) button.click()
  await waitFor(() => expect(location.pathname).toBe("/my-orders"))
  expect(ordersOf(shop)).toHaveLength(1)
})

it("chooses the newest address by itself", async () => {
  await openScreen("/cart", ready)
  expect(await screen.findByRole("radio", { name: /Asha Verma/ })).toHaveProperty("checked", true)
})

it("waits for the cart to be saved before it orders", async () => {
  const shop = await openScreen("/cart", ready)
  await userEvent.selectOptions(
    await screen.findByRole("combobox", { name: "Quantity of Apples 1 kg" }),
    "3",
  )
  await pressOrder()
  await waitFor(() => expect(ordersOf(shop)).toHaveLength(1))
  const calls = shop.made.map(({ name }) => name).filter((name) => /cart|cod/.test(name))
  expect(calls).toEqual(["cart.update", "order.cod"])
})

it("orders nothing when the cart on the screen could not be saved", async () => {
  const shop = await openScreen("/cart", ready)
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  shop.answer("cart.update", () => held.then(() => refusal("Not now.")))
  await userEvent.selectOptions(
    await screen.findByRole("combobox", { name: "Quantity of Apples 1 kg" }),
    "3",
  )
  await pressOrder()
  letGo()
  expect(await screen.findByText("Not now.")).toBeTruthy()
  expect(ordersOf(shop)).toEqual([])
  expect(cart.items.get()).toEqual({ prod_apples: 2 })
})

it("keeps a refusal readable and the cart untouched, and loads prices and stock anew", async () => {
  const shop = await openScreen("/cart", ready)
  shop.answer("order.cod", (state) => {
    state.products = state.products.map((product) => ({ ...product, offerPrice: 110 }))
    return refusal("The price has changed. The new total is ₹224.40.")
  })
  await pressOrder()
  expect(
    await screen.findAllByText("The price has changed. The new total is ₹224.40."),
  ).toBeTruthy()
  expect(await screen.findByText("₹224.40")).toBeTruthy()
  expect(cart.items.get()).toEqual({ prod_apples: 2 })

  await userEvent.click(screen.getByRole("button", { name: "Remove Apples 1 kg" }))
  await waitFor(() => expect(screen.queryByText(/The price has changed/)).toBeNull())
})

it("says that the network failed and reloads the page", async () => {
  const reload = vi.fn()
  const shop = await openScreen("/cart", ready)
  vi.stubGlobal("location", { ...location, reload })
  shop.answer("order.cod", () => new TypeError("Failed to fetch"))
  await pressOrder()
  expect(await screen.findByText("Network Error. Refreshing the page...")).toBeTruthy()
  await waitFor(() => expect(reload).toHaveBeenCalledOnce())
})

it("shows why paying online was refused", async () => {
  await openScreen("/cart", ready)
  await userEvent.selectOptions(await screen.findByLabelText("Payment Method"), "Online Payment")
  await pressOrder("Proceed to Payment")
  expect(await screen.findAllByText("Online payment is not available yet.")).toBeTruthy()
  expect(cart.items.get()).toEqual({ prod_apples: 2 })
})

it("empties the cart and goes to the payment page when paying online", async () => {
  const assign = vi.fn()
  const shop = await openScreen("/cart", ready)
  vi.stubGlobal("location", { ...location, assign })
  shop.answer("order.online", () => success({ url: "https://pay.example/1" }))
  await userEvent.selectOptions(await screen.findByLabelText("Payment Method"), "Online Payment")
  await pressOrder("Proceed to Payment")
  await waitFor(() => expect(assign).toHaveBeenCalledWith("https://pay.example/1"))
  expect(cart.items.get()).toEqual({})
})

it("offers another try when the addresses cannot be loaded", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined)
  const shop = await openScreen("/cart", {
    ...ready,
    prepare: (fake) => fake.answer("address.list", () => refusal("Not now.")),
  })
  const retry = await screen.findByRole("button", { name: "Try again" })
  shop.answer("address.list", ({ addresses }) => success({ addresses }))
  vi.mocked(console.warn).mockClear()
  await userEvent.click(retry)
  expect(await screen.findByRole("radio", { name: /Asha/ })).toBeTruthy()
})
