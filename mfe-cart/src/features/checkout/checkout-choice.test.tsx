import { type Order, signOut } from "@shop/kernel"
import { type FakeShop, refusal, sampleOrder, success } from "@shop/testing"
import { cleanup, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { cart } from "../../shared/cart/cart"
import { home, office } from "../../test/addresses"
import { openScreen } from "../../test/open-screen"
import { pressOrder, ready } from "../../test/ready-to-order"

const officeChoice = () => screen.findByRole<HTMLInputElement>("radio", { name: /Ravi Verma/ })
const payment = () => screen.findByLabelText<HTMLSelectElement>("Payment Method")

async function chooseOfficeAndOnline() {
  await userEvent.click(await officeChoice())
  await userEvent.selectOptions(await payment(), "Online Payment")
}

/** The page as a reload finds it: nothing is left of the old one but what the browser keeps. */
async function reload(given: Parameters<typeof openScreen>[1] = ready): Promise<FakeShop> {
  cleanup()
  return openScreen("/cart", given)
}

it("survives a network fault and the reload after it, with the cart", async () => {
  const shop = await openScreen("/cart", ready)
  await chooseOfficeAndOnline()
  const page = { ...location, reload: vi.fn() }
  vi.stubGlobal("location", page)
  shop.answer("order.online", () => new TypeError("Failed to fetch"))
  await pressOrder("Proceed to Payment")
  expect(await screen.findByText("Network Error. Refreshing the page...")).toBeTruthy()
  await waitFor(() => expect(page.reload).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()

  await reload()
  expect([(await officeChoice()).checked, (await payment()).value]).toEqual([true, "Online"])
  expect(cart.items.get()).toEqual({ prod_apples: 2 })
})

it("is forgotten once the order is placed", async () => {
  await openScreen("/cart", ready)
  await userEvent.click(await officeChoice())
  await pressOrder()
  await waitFor(() => expect(location.pathname).toBe("/my-orders"))
  await reload()
  expect((await officeChoice()).checked).toBe(false)
})

/** Goes to the payment page with the office and Online chosen. */
async function goToPay() {
  const shop = await openScreen("/cart", ready)
  await chooseOfficeAndOnline()
  const page = { ...location, assign: vi.fn() }
  vi.stubGlobal("location", page)
  shop.answer("order.online", () => success({ url: "https://pay.example/1" }))
  await pressOrder("Proceed to Payment")
  await waitFor(() => expect(page.assign).toHaveBeenCalledOnce())
  vi.unstubAllGlobals()
}

const byCard = (fields: Partial<Order>) => sampleOrder({ paymentType: "Online", ...fields })

/** Arrives at My Orders, of which the newest has the number 2. */
async function arriveAtOrders(...orders: Order[]): Promise<FakeShop> {
  cleanup()
  const shop = await openScreen("/my-orders", { signedIn: true, state: { orders } })
  await screen.findByRole("article", { name: "Order #2" })
  return shop
}

it("is found again by who comes back from the payment page", async () => {
  await goToPay()
  await reload()
  expect([(await officeChoice()).checked, (await payment()).value]).toEqual([true, "Online"])
})

it("is forgotten once the card order is paid, however late the shop hears of it", async () => {
  await goToPay()
  const { events } = await arriveAtOrders(byCard({ _id: "2", status: "Pending payment" }))
  await waitFor(() => expect(events.count).toBe(1))
  expect(sessionStorage.getItem("shop.checkout-choice")).toContain("Online")
  events.tell("order", { orderId: "2", status: "Order Placed", isPaid: true, isNew: false })
  await screen.findByText("Paid")
  await reload()
  expect([(await officeChoice()).checked, (await payment()).value]).toEqual([false, "COD"])
})

it("is kept where the payment was given up, whatever was paid before", async () => {
  await goToPay()
  const givenUp = byCard({ _id: "2", status: "Cancelled", payment: { state: "cancelled" } })
  await arriveAtOrders(givenUp, byCard({ _id: "1", isPaid: true }))
  await reload()
  expect([(await officeChoice()).checked, (await payment()).value]).toEqual([true, "Online"])
})

it("that is new is kept beside an order that was paid before", async () => {
  await openScreen("/cart", ready)
  await chooseOfficeAndOnline()
  await arriveAtOrders(byCard({ _id: "2", isPaid: true }))
  await reload()
  expect([(await officeChoice()).checked, (await payment()).value]).toEqual([true, "Online"])
})

it("is forgotten at sign-out", async () => {
  await openScreen("/cart", ready)
  await chooseOfficeAndOnline()
  await signOut()
  await reload()
  expect([(await officeChoice()).checked, (await payment()).value]).toEqual([false, "COD"])
})

it("is nobody else's", async () => {
  const choice = { owner: "cus_ravi", addressId: office._id, method: "Online" }
  sessionStorage.setItem("shop.checkout-choice", JSON.stringify(choice))
  await openScreen("/cart", ready)
  expect([(await officeChoice()).checked, (await payment()).value]).toEqual([false, "COD"])
})

it("of a visitor how to pay is kept through the sign-in", async () => {
  await openScreen("/cart", { items: { prod_apples: 1 } })
  await userEvent.selectOptions(await payment(), "Online Payment")
  await reload()
  expect((await payment()).value).toBe("Online")
})

it.each(["not JSON", "7", '{"owner":7,"addressId":{},"method":"Gold"}'])(
  "reads what is no choice as none: %s",
  async (text) => {
    sessionStorage.setItem("shop.checkout-choice", text)
    await openScreen("/cart", ready)
    expect([(await officeChoice()).checked, (await payment()).value]).toEqual([false, "COD"])
  },
)

it("of an address deleted elsewhere is refused by the server, and the list is read anew", async () => {
  const shop = await openScreen("/cart", ready)
  await userEvent.click(await officeChoice())
  shop.state.addresses = [home]
  await pressOrder()
  expect(await screen.findAllByText("Please select an address")).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole("radio", { name: /Ravi Verma/ })).toBeNull())
  expect(cart.items.get()).toEqual({ prod_apples: 2 })
})

it("only logs when the addresses cannot be loaded because the session has ended", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined)
  const ended = () => Response.json(refusal("Please login to proceed"), { status: 401 })
  await openScreen("/cart", {
    ...ready,
    prepare: (shop) =>
      shop.answer("address.list", (state) => {
        state.user = undefined
        return ended()
      }),
  })
  expect(await screen.findByText("Login first to add address")).toBeTruthy()
  expect(vi.mocked(console.warn).mock.calls[0]?.[0]).toBe("Please Login First")
  vi.mocked(console.warn).mockClear()
})
