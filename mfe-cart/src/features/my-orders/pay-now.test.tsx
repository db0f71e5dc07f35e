import { refusal, sampleOrder } from "@shop/testing"
import { screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { openScreen } from "../../test/open-screen"

const waiting = sampleOrder({
  status: "Pending payment",
  paymentType: "Online",
  isPaid: false,
  payment: { state: "open" },
})

const open = (order = waiting) =>
  openScreen("/my-orders", { signedIn: true, state: { orders: [order] } })

it("offers to pay an order that waits for it, and to cancel it", async () => {
  await open()
  expect(await screen.findByText(/cancelled by itself if it is not paid in time/)).toBeTruthy()
  expect(screen.getByRole("button", { name: "Pay order #HZX9K2M4 now" })).toBeTruthy()
  expect(screen.getByRole("button", { name: "Cancel order #HZX9K2M4" })).toBeTruthy()
})

it("says why there is no page any more, and shows the order as it is", async () => {
  const shop = await open()
  shop.answer("order.pay", (state) => {
    state.orders = [{ ...waiting, status: "Cancelled", payment: { state: "expired" } }]
    return refusal("This order can no longer be paid. Please order again.")
  })
  await userEvent.click(await screen.findByRole("button", { name: "Pay order #HZX9K2M4 now" }))
  expect(await screen.findByText("Not paid in time")).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull())
})

it.each(["refunded", "paid"] as const)(
  "says of what was given back in whole just that, not that it is owed: %s",
  async (state) => {
    await open({ ...waiting, status: "Delivered", payment: { state, refunded: 204 } })
    expect(await screen.findByText("Refunded")).toBeTruthy()
    expect(screen.queryByText("Pending")).toBeNull()
    expect(screen.queryByText("₹204 refunded")).toBeNull()
    expect(screen.queryByRole("button", { name: /^Pay/ })).toBeNull()
  },
)

it("says what was given back in part, beside how it is paid", async () => {
  await open({
    ...waiting,
    status: "Delivered",
    isPaid: true,
    payment: { state: "paid", refunded: 4 },
  })
  expect(await screen.findByText("Paid")).toBeTruthy()
  expect(screen.getByText("₹4 refunded")).toBeTruthy()
})
