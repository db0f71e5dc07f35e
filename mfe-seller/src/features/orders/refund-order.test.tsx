import type { Order } from "@shop/kernel"
import { refusal } from "@shop/testing"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { anOrder } from "../../test/an-order"
import { openScreen } from "../../test/open-screen"

const byCard = { paymentType: "Online", isPaid: true, payment: { state: "paid" } } as const

const open = async (fields: Partial<Order> = {}) => {
  const shop = await openScreen("/seller/orders", { orders: [anOrder({ ...byCard, ...fields })] })
  await screen.findByRole("article")
  return shop
}

async function ask(by = "Refund in full") {
  await userEvent.click(screen.getByRole("button", { name: by }))
  return within(await screen.findByRole("dialog"))
}

it("gives the money of a card back after a question, and shows so", async () => {
  const shop = await open()
  const dialog = await ask()
  await userEvent.click(dialog.getByRole("button", { name: "Refund ₹204" }))
  expect(await screen.findByText("Refunded in full")).toBeTruthy()
  expect(screen.queryByRole("button", { name: "Refund in full" })).toBeNull()
  expect(screen.queryByRole("button", { name: "Mark as packed" })).toBeNull()
  expect(screen.getByRole("button", { name: "Cancel order" })).toBeTruthy()
  expect(shop.made.filter(({ name }) => name === "order.refund")).toHaveLength(1)
})

it("keeps the money when the seller thinks better of it, and says why it was refused", async () => {
  const shop = await open({ payment: { state: "paid", refunded: 4 } })
  expect(screen.getByText("₹4 refunded")).toBeTruthy()
  const dialog = await ask()
  await userEvent.click(dialog.getByRole("button", { name: "Do not refund" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  shop.answer("order.refund", () => refusal("The card provider did not take the refund."))
  const again = await ask()
  await userEvent.click(again.getByRole("button", { name: "Refund ₹200" }))
  expect((await again.findByRole("alert")).textContent).toMatch(/did not take/)
})

it.each(["refunded", "paid"] as const)(
  "of an order refunded in whole nothing is pending: %s",
  async (state) => {
    await open({ isPaid: false, status: "Delivered", payment: { state, refunded: 204 } })
    expect(screen.getByText("Refunded in full")).toBeTruthy()
    expect(screen.queryByText("Pending")).toBeNull()
    expect(screen.queryByText("₹204 refunded")).toBeNull()
  },
)

it("offers a refund that the card's bank sent back once more, also of a cancelled order", async () => {
  const payment = { state: "refunding", refunded: 4, owed: 10, problem: "refund" } as const
  const shop = await open({ status: "Cancelled", isPaid: false, payment })
  expect(screen.getByText(/sent a refund back/)).toBeTruthy()
  const dialog = await ask("Refund again")
  expect(dialog.getByRole("button", { name: "Refund ₹10" })).toBeTruthy()
  await userEvent.click(
    dialog.getByRole("button", { name: "I paid the failed refund in another way" }),
  )
  expect(await screen.findByText("Refunded in full")).toBeTruthy()
  const asked = shop.made.filter(({ name }) => name === "order.refund")
  expect(asked.map(({ body }) => body)).toMatchObject([{ otherwise: true }])
})

it("offers no refund of cash, and says what is odd about a payment", async () => {
  await open({
    isPaid: false,
    status: "Pending payment",
    payment: { state: "mismatched", problem: "amount" },
  })
  expect(screen.queryByRole("button", { name: "Refund in full" })).toBeNull()
  expect(screen.getByText(/another amount than the order's/)).toBeTruthy()
  expect(screen.getByRole("button", { name: "Cancel order" })).toBeTruthy()
})
