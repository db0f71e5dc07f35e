import type { Order } from "@shop/kernel"
import { refusal, sampleOrder, sampleProduct, success } from "@shop/testing"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { openScreen } from "../../test/open-screen"

const order = sampleOrder({ amount: 1234.5, status: "Out for delivery" })

it("asks visitors to sign in", async () => {
  await openScreen("/my-orders")
  expect(await screen.findByText("Please login to see orders")).toBeTruthy()
  expect(screen.getByRole("button", { name: "Login" })).toBeTruthy()
})

it("says that it fetches, and then that there are none", async () => {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => (letGo = resolve))
  await openScreen("/my-orders", {
    signedIn: true,
    prepare: (shop) => shop.answer("order.mine", () => held.then(() => success({ orders: [] }))),
  })
  expect(await screen.findByText("Fetching orders...")).toBeTruthy()
  letGo()
  expect(await screen.findByText("No orders available")).toBeTruthy()
})

it("shows of each order status, payment, amount, items, address and when it was", async () => {
  await openScreen("/my-orders", { signedIn: true, state: { orders: [order] } })
  const shown = within(await screen.findByRole("article", { name: "Order #HZX9K2M4" }))
  for (const text of ["Out for delivery", "Pending", "₹1,234.50", "Apples 1 kg", "Asha Verma"]) {
    expect(shown.getByText(text)).toBeTruthy()
  }
  expect(shown.getByText(/12 MG Road, Lucknow, Uttar Pradesh 226001, India/)).toBeTruthy()
  expect(shown.getByText(/Qty 2/)).toBeTruthy()
  expect(shown.getByText(/3 hours ago/)).toBeTruthy()
})

it("shows a status that it does not know as the server names it", async () => {
  const moved = sampleOrder({ status: "At the depot" as Order["status"] })
  await openScreen("/my-orders", { signedIn: true, state: { orders: [moved] } })
  expect(await screen.findByText("At the depot")).toBeTruthy()
})

it("calls a paid order Paid", async () => {
  const paid = sampleOrder({ paymentType: "Online", isPaid: true })
  await openScreen("/my-orders", { signedIn: true, state: { orders: [paid] } })
  expect(await screen.findByText("Paid")).toBeTruthy()
  expect(screen.getByText(/Online Payment/)).toBeTruthy()
})

it("only logs a failure, and offers another try", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined)
  const shop = await openScreen("/my-orders", {
    signedIn: true,
    prepare: (fake) => fake.answer("order.mine", () => refusal("Not now.")),
  })
  const retry = await screen.findByRole("button", { name: "Try again" })
  expect(console.warn).toHaveBeenCalled()
  vi.mocked(console.warn).mockClear()
  shop.answer("order.mine", () => success({ orders: [order] }))
  await userEvent.click(retry)
  expect(await screen.findByRole("article")).toBeTruthy()
})

it.each(["/my-orders", `/my-orders/${order._id}`])(
  "has names of products read out in their own language at %s",
  async (address) => {
    const items = [{ product: sampleProduct({ name: "आटा" }), quantity: 1 }]
    await openScreen(address, { signedIn: true, state: { orders: [{ ...order, items }] } })
    for (const name of await screen.findAllByText("आटा"))
      expect(name.closest<HTMLElement>("[lang]")?.lang).toBe("hi")
  },
)
