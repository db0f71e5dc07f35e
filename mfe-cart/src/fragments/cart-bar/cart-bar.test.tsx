import { sampleProduct } from "@shop/testing"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useProducts } from "@shop/kernel"
import { expect, it } from "vitest"
import { cart } from "../../shared/cart/cart"
import { openScreen } from "../../test/open-screen"
import CartBar from "./cart-bar"

/** A page of the shelf, which loads the products, with the bar at its end. */
function Page() {
  useProducts()
  return (
    <>
      <main tabIndex={-1} />
      <CartBar />
    </>
  )
}

const open = (items: Record<string, number>, address = "/products") =>
  openScreen(address, { items, draw: <Page /> })

async function openDrawer() {
  await userEvent.click(await screen.findByRole("button", { name: /View cart/ }))
  return within(await screen.findByRole("dialog", { name: "Your cart" }))
}

it("says how many things are in the cart and what they cost, tax included", async () => {
  await open({ prod_apples: 2, prod_rice: 1 })
  expect(await screen.findByText("3 items · ₹734.91")).toBeTruthy()
})

it("is there on the pages of the shelf only, and only once something is in the cart", async () => {
  await open({})
  expect(screen.queryByRole("button", { name: /View cart/ })).toBeNull()
  cart.setQuantity("prod_apples", 1)
  expect(await screen.findByText(/^1 item/)).toBeTruthy()
})

it.each(["/cart", "/my-orders", "/contact"])("keeps out of the way on %s", async (address) => {
  await open({ prod_apples: 2 }, address)
  expect(screen.queryByRole("button", { name: /View cart/ })).toBeNull()
})

it("opens the cart beside the page, where quantities change and the bill follows", async () => {
  await open({ prod_apples: 2 })
  const drawer = await openDrawer()
  await userEvent.click(drawer.getByRole("button", { name: "One Apples 1 kg more" }))
  expect(cart.items.get()).toEqual({ prod_apples: 3 })
  expect(drawer.getByRole("group", { name: "Apples 1 kg, 3 in cart" })).toBeTruthy()
  expect(drawer.getByText("₹306")).toBeTruthy()
  await userEvent.click(drawer.getByRole("link", { name: "Go to cart" }))
  expect(location.pathname).toBe("/cart")
})

it("opened by the keyboard changes nothing at a second Enter", async () => {
  await open({ prod_apples: 1 })
  const bar = await screen.findByRole("button", { name: /View cart/ })
  bar.focus()
  await userEvent.keyboard("{Enter}")
  const dialog = await screen.findByRole("dialog", { name: "Your cart" })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  await userEvent.keyboard("{Enter}")
  expect(cart.items.get()).toEqual({ prod_apples: 1 })
  expect(screen.getByRole("dialog")).toBe(dialog)
})

it("keeps the keyboard in the drawer when a line leaves it, and in the page when the bar is gone", async () => {
  await open({ prod_apples: 1, prod_rice: 1 })
  const drawer = await openDrawer()
  await userEvent.click(drawer.getByRole("button", { name: "One Apples 1 kg less" }))
  const dialog = screen.getByRole("dialog")
  expect(dialog.contains(document.activeElement)).toBe(true)
  await userEvent.click(drawer.getByRole("button", { name: "One Basmati Rice 5 kg less" }))
  expect(drawer.getByText("Your cart is empty")).toBeTruthy()
  await userEvent.click(drawer.getByRole("button", { name: "Continue Shopping" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"))
})

it("gives the keyboard back to the bar", async () => {
  await open({ prod_apples: 1 })
  await openDrawer()
  await userEvent.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  const bar = screen.getByRole("button", { name: /View cart/ })
  await waitFor(() => expect(document.activeElement).toBe(bar))
})

it("has names of products read out in their own language", async () => {
  const products = [sampleProduct({ _id: "atta", name: "आटा" })]
  await openScreen("/products", { items: { atta: 1 }, state: { products }, draw: <Page /> })
  const name = (await openDrawer()).getByText("आटा")
  expect(name.closest<HTMLElement>("[lang]")?.lang).toBe("hi")
})
