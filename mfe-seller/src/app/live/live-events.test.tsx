import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, onTestFinished, vi } from "vitest"
import { anOrder } from "../../test/an-order"
import { openScreen } from "../../test/open-screen"

const placed = (orderId: string) =>
  ({ orderId, status: "Order Placed", isPaid: false, isNew: true }) as const

it("a new order appears without a reload, marked and announced, until it was seen", async () => {
  const { state, events } = await openScreen("/seller/orders", { orders: [anOrder()] })
  await screen.findByRole("article")
  state.orders.unshift(anOrder({ _id: "order_0000000NEW" }))
  events.tell("seller-order", placed("order_0000000NEW"))
  const card = within(await screen.findByRole("article", { name: "Order #00000NEW" }))
  expect(card.getByText("New")).toBeTruthy()
  expect(screen.getByText("1 new order.").getAttribute("role")).toBe("status")
  await userEvent.click(screen.getByRole("link", { name: "Contact" }))
  await userEvent.click(screen.getByRole("link", { name: "Orders" }))
  await screen.findByRole("article", { name: "Order #00000NEW" })
  expect(screen.queryByText("New")).toBeNull()
  expect(screen.queryByText("1 new order.")).toBeNull()
})

it("the menu counts what arrives while the seller does something else", async () => {
  const { events } = await openScreen("/seller")
  await screen.findByRole("heading", { name: "Add Product" })
  await waitFor(() => expect(events.count).toBe(1))
  for (const id of ["order_1", "order_2"]) events.tell("seller-order", placed(id))
  events.tell("seller-contact", { messageId: "msg_1" })
  expect(await screen.findByText("2 new orders. 1 new message.")).toBeTruthy()
  const menu = within(screen.getByRole("navigation", { name: "Seller menu" }))
  expect(menu.getByText("2")).toBeTruthy()
})

it("a status that changed elsewhere is shown at once", async () => {
  const { events } = await openScreen("/seller/orders", { orders: [anOrder()] })
  const card = within(await screen.findByRole("article"))
  const orderId = "order_01HZX9K2M4"
  events.tell("seller-order", { orderId, status: "Delivered", isPaid: true, isNew: false })
  expect(await card.findByText("Delivered")).toBeTruthy()
  expect(card.getByText("Paid")).toBeTruthy()
})

it("what happened while the connection was away is there once it is back", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  const { state, events } = await openScreen("/seller/orders", { orders: [anOrder()] })
  await screen.findByRole("article")
  events.drop()
  state.orders.unshift(anOrder({ _id: "order_0000000NEW" }))
  expect(events.count).toBe(0)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(events.count).toBe(1)
  events.tell("ready", { resync: true })
  expect(await screen.findByRole("article", { name: "Order #00000NEW" })).toBeTruthy()
  vi.useRealTimers()
})

it("says calmly that updates are paused once the connection has been away for some seconds", async () => {
  const { events } = await openScreen("/seller/orders", { orders: [anOrder()] })
  await screen.findByRole("article")
  await waitFor(() => expect(events.count).toBe(1))
  // From here on time stands still but for what is said below: the pause lasts a second.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  events.drop()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(screen.queryByText(/Live updates paused/)).toBeNull()
  await vi.advanceTimersByTimeAsync(2_300)
  const note = screen.getByText("Live updates paused. Reconnecting…")
  expect(note.closest("[role=status]")).toBeTruthy()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(screen.queryByText(/Live updates paused/)).toBeNull()
})

it("a new order waits behind a button while the seller is at the list, which stays as it is", async () => {
  const { state, events, made } = await openScreen("/seller/orders", { orders: [anOrder()] })
  const button = within(await screen.findByRole("article")).getByRole("button", {
    name: "Mark as packed",
  })
  button.focus()
  const asked = () => made.filter(({ name }) => name === "order.all").length
  const before = asked()
  state.orders.unshift(anOrder({ _id: "order_0000000NEW" }))
  events.tell("seller-order", placed("order_0000000NEW"))
  const show = await screen.findByRole("button", { name: "Show 1 new order" })
  expect(screen.getAllByRole("article")).toHaveLength(1)
  expect(asked()).toBe(before)
  await userEvent.click(show)
  const first = await screen.findByRole("article", { name: "Order #00000NEW" })
  await waitFor(() => expect(document.activeElement).toBe(first))
  expect(screen.queryByRole("button", { name: /^Show/ })).toBeNull()
})

it("a new order goes straight into the list once nobody has touched it for a while", async () => {
  vi.useFakeTimers({ toFake: ["performance"] })
  onTestFinished(() => void vi.useRealTimers())
  const { state, events } = await openScreen("/seller/orders", { orders: [anOrder()] })
  within(await screen.findByRole("article"))
    .getByRole("button", { name: "Mark as packed" })
    .focus()
  vi.advanceTimersByTime(10_001)
  state.orders.unshift(anOrder({ _id: "order_0000000NEW" }))
  events.tell("seller-order", placed("order_0000000NEW"))
  expect(await screen.findByRole("article", { name: "Order #00000NEW" })).toBeTruthy()
})

it("an order that has left the status the list is narrowed to stays where it is, marked", async () => {
  const { events } = await openScreen("/seller/orders?status=Order+Placed", {
    orders: [anOrder()],
  })
  const card = within(await screen.findByRole("article"))
  expect(card.queryByText(/^Leaves this list/)).toBeNull()
  const orderId = "order_01HZX9K2M4"
  events.tell("seller-order", { orderId, status: "Packed", isPaid: false, isNew: false })
  expect(await card.findByText(/^Leaves this list when/)).toBeTruthy()
})

it("nobody listens once the seller has signed out", async () => {
  const { events } = await openScreen("/seller")
  await waitFor(() => expect(events.count).toBe(1))
  await userEvent.click(await screen.findByRole("button", { name: "Logout" }))
  await waitFor(() => expect(events.count).toBe(0))
})
