import type { Order } from "@shop/kernel"
import { refusal } from "@shop/testing"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { anOrder } from "../../test/an-order"
import { openScreen } from "../../test/open-screen"

const open = async (fields: Partial<Order>) => {
  const shop = await openScreen("/seller/orders", { orders: [anOrder(fields)] })
  await screen.findByRole("article")
  return {
    ...shop,
    sent: () => shop.made.filter(({ name }) => name === "order.move").map(({ body }) => body),
  }
}

/** Presses a button once it can be pressed. */
const press = async (name: string) => {
  const button = await screen.findByRole("button", { name })
  await waitFor(() => expect(button.getAttribute("aria-disabled")).toBeNull())
  await userEvent.click(button)
}

const orderId = "order_01HZX9K2M4"

it("goes one step on with one button each: packed, sent, delivered and paid at the door", async () => {
  const { sent } = await open({})
  expect(screen.getByText("to be taken on delivery")).toBeTruthy()
  for (const step of ["Mark as packed", "Send out for delivery", "Delivered, ₹204 taken"])
    await press(step)
  expect(await screen.findByText("taken on delivery")).toBeTruthy()
  expect(screen.getByText("Paid")).toBeTruthy()
  expect(screen.queryByRole("button", { name: /deliver|cancel/i })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole("article"))
  expect(sent()).toEqual([
    { orderId, status: "Packed" },
    { orderId, status: "Out for delivery" },
    { orderId, status: "Delivered", paid: true },
  ])
})

it("says of each button to those who listen which order it is for", async () => {
  await open({})
  const buttons = within(screen.getByRole("article")).getAllByRole("button")
  const described = screen.getAllByRole("button", { description: "Order #HZX9K2M4" })
  expect(described).toEqual(buttons)
})

it("takes one step however fast its button is pressed twice", async () => {
  const { sent } = await open({})
  await userEvent.dblClick(screen.getByRole("button", { name: "Mark as packed" }))
  await screen.findByRole("button", { name: "Send out for delivery" })
  expect(sent()).toHaveLength(1)
})

it("takes no step that only just came up under the thumb, and keeps the keyboard there", async () => {
  const { sent } = await open({})
  await press("Mark as packed")
  const next = await screen.findByRole("button", { name: "Send out for delivery" })
  await userEvent.click(next)
  expect(document.activeElement).toBe(next)
  await userEvent.keyboard("{Enter}")
  expect(sent()).toEqual([{ orderId, status: "Packed" }])
  await press("Send out for delivery")
  await userEvent.click(await screen.findByRole("button", { name: "Delivered, not paid" }))
  expect(sent()).toHaveLength(2)
})

it("is delivered without its money where the seller says so, which can be taken later", async () => {
  const { sent, answer } = await open({ status: "Out for delivery" })
  answer("order.move", (state, { paid }: { paid: boolean }) => {
    Object.assign(state.orders[0]!, { status: "Delivered", isPaid: paid })
    return { success: true, message: "", order: { ...state.orders[0] } }
  })
  await press("Delivered, not paid")
  await press("₹204 taken")
  expect(await screen.findByText("Paid")).toBeTruthy()
  expect(sent()).toEqual([
    { orderId, status: "Delivered", paid: false },
    { orderId, status: "Delivered", paid: true },
  ])
})

it("is cancelled only after a second word", async () => {
  const { sent } = await open({ status: "Packed" })
  await press("Cancel order")
  const dialog = within(await screen.findByRole("dialog", { name: "Cancel order #HZX9K2M4?" }))
  await userEvent.click(dialog.getByRole("button", { name: "Keep order" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(sent()).toEqual([])
  await press("Cancel order")
  const again = within(await screen.findByRole("dialog"))
  await userEvent.click(again.getByRole("button", { name: "Cancel order" }))
  expect(await screen.findByText("Cancelled", { selector: "article *" })).toBeTruthy()
  expect(sent()).toEqual([{ orderId, status: "Cancelled" }])
})

it("says before a paid order is cancelled what goes back to the card", async () => {
  await open({ paymentType: "Online", isPaid: true, payment: { state: "paid", refunded: 4 } })
  await press("Cancel order")
  const dialog = within(await screen.findByRole("dialog"))
  expect(dialog.getByText(/^₹200 goes back to the card of Asha/)).toBeTruthy()
})

it.each([
  ["the server's refusal", refusal("The order has changed meanwhile."), /has changed meanwhile/],
  ["a network that is away", new TypeError("Failed to fetch"), /The shop did not answer/],
  [
    "an answer that is a page",
    () => new Response("<h1>Hello</h1>", { headers: { "content-type": "text/html" } }),
    /The shop did not answer/,
  ],
])("says at its card what stood in the way: %s", async (_what, answer, sentence) => {
  const shop = await open({})
  shop.answer("order.move", () => (typeof answer === "function" ? answer() : answer))
  await press("Mark as packed")
  const card = within(screen.getByRole("article"))
  expect(await card.findByText(sentence)).toBeTruthy()
  expect(card.getByText("Order Placed")).toBeTruthy()
})

it("that was refused takes nobody along who has gone on, when it changes later", async () => {
  const shop = await open({})
  shop.answer("order.move", () => new TypeError("Failed to fetch"))
  await press("Mark as packed")
  await screen.findByText(/The shop did not answer/)
  await userEvent.click(document.body)
  shop.events.tell("seller-order", { orderId, status: "Packed", isPaid: false, isNew: false })
  await screen.findByText("Packed", { selector: "article *" })
  expect(document.activeElement).toBe(document.body)
})

it("that is another by now keeps the keyboard of who was refused for it", async () => {
  const shop = await open({})
  shop.answer("order.move", (state) => {
    state.orders = [{ ...state.orders[0]!, status: "Cancelled" }]
    return refusal("The order has changed meanwhile.")
  })
  await press("Mark as packed")
  await screen.findByText("Cancelled", { selector: "article *" })
  expect(document.activeElement).toBe(screen.getByRole("article"))
})
