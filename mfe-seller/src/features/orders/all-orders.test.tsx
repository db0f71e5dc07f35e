import type { Order } from "@shop/kernel"
import { refusal, sampleProduct, success } from "@shop/testing"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { openScreen } from "../../test/open-screen"

const order: Order = {
  _id: "order_01HZX9K2M4",
  paymentType: "COD",
  amount: 204,
  status: "Order Placed",
  isPaid: false,
  createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
  address: {
    firstName: "Asha",
    lastName: "Verma",
    email: "asha@example.com",
    phone: "9876543210",
    street: "12 MG Road",
    city: "Lucknow",
    state: "Uttar Pradesh",
    country: "India",
    zipCode: "226001",
  },
  items: [{ product: sampleProduct(), quantity: 2 }],
}

it("shows of each order what to pack, where it goes, what is owed and when it came", async () => {
  await openScreen("/seller/orders", { orders: [order] })
  const shown = within(await screen.findByRole("article", { name: "Order #HZX9K2M4" }))
  expect(shown.getByRole("listitem").textContent).toBe("2 × Apples 1 kg")
  for (const text of ["Asha Verma", "9876543210", "₹204", "Cash On Delivery", "Pending"]) {
    expect(shown.getByText(text)).toBeTruthy()
  }
  expect(shown.getByText(/5 minutes ago/)).toBeTruthy()
})

it("says so when there are none", async () => {
  await openScreen("/seller/orders")
  expect(await screen.findByText("No orders yet")).toBeTruthy()
})

it("offers another try when they cannot be loaded", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined)
  const shop = await openScreen("/seller/orders", {}, (fake) =>
    fake.answer("order.all", () => refusal("Not now.")),
  )
  const retry = await screen.findByRole("button", { name: "Try again" })
  vi.mocked(console.warn).mockClear()
  shop.answer("order.all", () => success({ orders: [order] }))
  await userEvent.click(retry)
  expect(await screen.findByRole("article")).toBeTruthy()
})
