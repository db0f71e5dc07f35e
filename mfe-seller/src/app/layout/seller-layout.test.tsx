import { refusal } from "@shop/testing"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, onTestFinished, vi } from "vitest"
import { anOrder } from "../../test/an-order"
import { openScreen } from "../../test/open-screen"

it("leads to the seller's four screens and marks the one that is open", async () => {
  await openScreen("/seller")
  const menu = within(await screen.findByRole("navigation", { name: "Seller menu" }))
  expect(
    menu.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]),
  ).toEqual([
    ["Add Product", "/seller"],
    ["Product List", "/seller/product-list"],
    ["Orders", "/seller/orders"],
    ["Contact", "/seller/contact"],
  ])
  await userEvent.click(menu.getByRole("link", { name: "Orders" }))
  expect(menu.getByRole("link", { current: "page" }).textContent).toBe("Orders")
})

it("signs out and shows the sign-in at /seller", async () => {
  const shop = await openScreen("/seller/orders")
  await userEvent.click(await screen.findByRole("button", { name: "Logout" }))
  expect(await screen.findByRole("heading", { name: "Seller Login" })).toBeTruthy()
  expect([location.pathname, shop.state.isSeller]).toEqual(["/seller", false])
})

it("says why a sign-out was refused, and stays", async () => {
  await openScreen("/seller", {}, (shop) => shop.answer("seller.logout", () => refusal("Not now.")))
  await userEvent.click(await screen.findByRole("button", { name: "Logout" }))
  expect(await screen.findByText("Not now.")).toBeTruthy()
  expect(screen.getByText("Hi! Admin")).toBeTruthy()
})

it("tells a seller who signs out while the network is away that they still are, and reloads", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  onTestFinished(() => void vi.useRealTimers())
  const reload = vi.fn()
  await openScreen("/seller", {}, (shop) =>
    shop.answer("seller.logout", () => new TypeError("Failed to fetch")),
  )
  await screen.findByText("Hi! Admin")
  vi.stubGlobal("location", { ...location, reload })
  await userEvent.click(screen.getByRole("button", { name: "Logout" }))
  expect(await screen.findByText(/^Network Error. You are still signed in/)).toBeTruthy()
  expect(reload).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_500)
  expect(reload).toHaveBeenCalledOnce()
  expect(screen.getByText("Hi! Admin")).toBeTruthy()
})

it("shows the sign-in again when a call finds the session ended", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined)
  await openScreen("/seller", {}, (shop) =>
    shop.answer("order.all", (state) => {
      state.isSeller = false
      return Response.json(refusal("Please log in as seller."), { status: 401 })
    }),
  )
  await userEvent.click(await screen.findByRole("link", { name: "Orders" }))
  expect(await screen.findByRole("heading", { name: "Seller Login" })).toBeTruthy()
  vi.mocked(console.warn).mockClear()
})

it("speaks Hindi at a press, with every screen, and English again", async () => {
  await openScreen("/seller/orders", { orders: [anOrder()] })
  await userEvent.click(await screen.findByRole("button", { name: "हिन्दी" }))
  expect(await screen.findByRole("button", { name: "पैक हुआ मार्क करें" })).toBeTruthy()
  expect(screen.getByRole("heading", { level: 1, name: "ऑर्डर" })).toBeTruthy()
  await userEvent.click(screen.getByRole("button", { name: "English" }))
  expect(await screen.findByRole("button", { name: "Mark as packed" })).toBeTruthy()
})
