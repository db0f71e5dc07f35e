import type { Order } from "@shop/kernel"
import { type FakeShop, sampleOrder, sampleUser } from "@shop/testing"
import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, onTestFinished, vi } from "vitest"
import { cart } from "../../shared/cart/cart"
import { openScreen } from "../../test/open-screen"
import { manyOrders } from "../../test/orders"

const article = () => screen.findByRole("article", { name: "Order #HZX9K2M4" })
const orderId = "order_01HZX9K2M4"

const open = (
  address = "/my-orders",
  orders = [sampleOrder()],
  prepare: (shop: FakeShop) => void = () => {},
) => openScreen(address, { signedIn: true, state: { orders }, prepare })

it("shows and tells each step of an order without a reload", async () => {
  const { events, made } = await open()
  const order = within(await article())
  expect(order.getByRole("img", { name: "Step 1 of 4: Order Placed" })).toBeTruthy()
  events.tell("order", { orderId, status: "Packed", isPaid: false, isNew: false })
  expect(await order.findByRole("img", { name: "Step 2 of 4: Packed" })).toBeTruthy()
  const said = screen.getByText("Order #HZX9K2M4 is now: Packed.")
  expect(said.getAttribute("role")).toBe("status")
  expect(order.queryByRole("button", { name: /Cancel/ })).toBeNull()
  events.tell("order", { orderId, status: "Delivered", isPaid: true, isNew: false })
  expect(await order.findByText("Paid")).toBeTruthy()
  expect(made.filter(({ name }) => name === "order.mine")).toHaveLength(1)
})

it("tells of a status that it does not know as the server names it", async () => {
  const { events } = await open()
  await article()
  events.tell("order", {
    orderId,
    status: "At the depot" as Order["status"],
    isPaid: false,
    isNew: false,
  })
  expect(await screen.findByText("Order #HZX9K2M4 is now: At the depot.")).toBeTruthy()
})

it("shows an order that was just placed in another window, and what was missed meanwhile", async () => {
  const { events, state } = await open()
  await article()
  state.orders.unshift(sampleOrder({ _id: "order_000000NEW1" }))
  events.tell("order", {
    orderId: "order_000000NEW1",
    status: "Order Placed",
    isPaid: false,
    isNew: true,
  })
  expect(await screen.findByRole("article", { name: "Order #0000NEW1" })).toBeTruthy()
  state.orders.unshift(sampleOrder({ _id: "order_000000NEW2" }))
  events.tell("ready", { resync: true })
  expect(await screen.findByRole("article", { name: "Order #0000NEW2" })).toBeTruthy()
})

it.each([
  ["paid", { isPaid: true, isNew: false }],
  ["placed", { isPaid: false, isNew: true }],
])("shows the cart without what was %s in another window", async (_, told) => {
  const { events, state } = await openScreen("/my-orders", {
    signedIn: true,
    items: { p_rice: 2 },
    state: { orders: [sampleOrder()] },
  })
  await article()
  expect(cart.items.get()).toEqual({ p_rice: 2 })
  state.user = { ...sampleUser, cartItem: {} }
  events.tell("order", { orderId, status: "Order Placed", ...told })
  await waitFor(() => expect(cart.items.get()).toEqual({}))
})

it.each(["ready", "order"] as const)(
  "shows what was told by '%s' while an older answer was still under way",
  async (told) => {
    let arrive = () => {}
    const older = [sampleOrder()]
    const { events, state } = await open("/my-orders", [sampleOrder()], (shop) =>
      shop.answer("order.mine", async ({ orders }) => {
        const isFirst = shop.made.filter(({ name }) => name === "order.mine").length === 1
        if (isFirst) await new Promise<void>((resolve) => (arrive = resolve))
        return { success: true, message: "", orders: isFirst ? older : orders }
      }),
    )
    await waitFor(() => expect(events.count).toBe(1))
    state.orders = [sampleOrder({ status: "Packed" })]
    if (told === "ready") events.tell("ready", { resync: true })
    else events.tell("order", { orderId, status: "Packed", isPaid: false, isNew: false })
    arrive()
    expect(await screen.findByRole("img", { name: "Step 2 of 4: Packed" })).toBeTruthy()
  },
)

it("says calmly that updates are paused once the connection has been away for some seconds", async () => {
  const { events } = await open()
  await article()
  await waitFor(() => expect(events.count).toBe(1))
  // From here on time stands still but for what is said below: the pause lasts a second.
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
  onTestFinished(() => void vi.useRealTimers())
  events.drop()
  await act(() => vi.advanceTimersByTimeAsync(4_100))
  const note = screen.getByText("Live updates paused. Reconnecting…")
  expect(note.closest("[role=status]")).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1_000))
  expect(screen.queryByText(/Live updates paused/)).toBeNull()
})

it("listens for as long as orders are on the screen, and for no visitor", async () => {
  const { events } = await open()
  await article()
  await waitFor(() => expect(events.count).toBe(1))
  await userEvent.click(screen.getByRole("link", { name: "Details of order #HZX9K2M4" }))
  await screen.findByRole("button", { name: "Print" })
  await waitFor(() => expect(events.count).toBe(1))
})

it("draws no way for an order that is on none", async () => {
  await open("/my-orders", [sampleOrder({ status: "Cancelled" })])
  expect(within(await article()).getByText("Cancelled")).toBeTruthy()
  expect(screen.queryByRole("img", { name: /Step/ })).toBeNull()
})

it("shows ten orders, and older ones at a press", async () => {
  await open("/my-orders", manyOrders(13))
  await screen.findByRole("article", { name: "Order #00000010" })
  expect(screen.getAllByRole("article")).toHaveLength(10)
  await userEvent.click(screen.getByRole("button", { name: "Show more" }))
  await screen.findByRole("article", { name: "Order #00000013" })
  expect(screen.getAllByRole("article")).toHaveLength(13)
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull()
  // The button is gone; the keyboard goes on where the older ones begin.
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Order #00000011"))
})

it("has a page for each order, with every line, what it came to, and a way to print it", async () => {
  const print = vi.fn()
  vi.stubGlobal("print", print)
  await open(`/my-orders/${orderId}`)
  const sheet = within(await screen.findByRole("article"))
  expect(sheet.getByRole("heading", { level: 1, name: "Order #HZX9K2M4" })).toBeTruthy()
  expect(sheet.getByText("Qty 2 × ₹100")).toBeTruthy()
  const amounts = ["₹200", "Free", "₹4", "₹204"]
  const facts = sheet.getAllByRole("definition").map(({ textContent }) => textContent)
  expect(facts.slice(-4)).toEqual(amounts)
  expect(sheet.getByText(/Grocery Shop · support@example.com/)).toBeTruthy()
  expect(sheet.getByText(/12 MG Road/)).toBeTruthy()
  expect(sheet.getByText("Pending")).toBeTruthy()
  await userEvent.click(sheet.getByRole("button", { name: "Print" }))
  expect(print).toHaveBeenCalledOnce()
})

it("gives no sums for an order that costs something else than its lines", async () => {
  await open(`/my-orders/${orderId}`, [sampleOrder({ amount: 150 })])
  expect(await screen.findByText("₹150")).toBeTruthy()
  expect(screen.queryByText("Total Amount")).toBeNull()
})

it("says of an order that is not the shopper's that there is none", async () => {
  await open("/my-orders/order_of_ravi")
  expect(await screen.findByText("There is no such order.")).toBeTruthy()
})

it("asks visitors of an order's page to sign in", async () => {
  const { made } = await openScreen(`/my-orders/${orderId}`)
  expect(await screen.findByText("Please login to see orders")).toBeTruthy()
  expect(made.map(({ name }) => name)).not.toContain("order.mine")
})
