import { refusal, sampleOrder } from "@shop/testing"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { openScreen } from "../../test/open-screen"

const open = (status: "Order Placed" | "Packed" = "Order Placed") =>
  openScreen("/my-orders", { signedIn: true, state: { orders: [sampleOrder({ status })] } })

async function askToCancel() {
  await userEvent.click(await screen.findByRole("button", { name: "Cancel order #HZX9K2M4" }))
  return within(await screen.findByRole("dialog", { name: "Cancel order #HZX9K2M4?" }))
}

it("cancels after a question, and says and shows so", async () => {
  const shop = await open()
  const dialog = await askToCancel()
  expect(dialog.getByText(/₹204/)).toBeTruthy()
  await userEvent.click(dialog.getByRole("button", { name: "Cancel order" }))
  expect(await screen.findByText("Cancelled")).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(shop.state.orders[0]?.status).toBe("Cancelled")
  expect(screen.queryByRole("button", { name: /Cancel order/ })).toBeNull()
  // The keyboard stays with the order, though the pressed button is gone.
  const order = screen.getByRole("article")
  await waitFor(() => expect(order.contains(document.activeElement)).toBe(true))
})

it.each([
  ["the whole amount", {}, /₹204 goes back to your card/],
  ["what is left of it", { refunded: 4 }, /₹200 goes back to your card/],
])("says of an order paid by card what returns to the card: %s", async (_what, part, sentence) => {
  const paid = sampleOrder({
    status: "Order Placed",
    paymentType: "Online",
    isPaid: true,
    payment: { state: "paid", ...part },
  })
  await openScreen("/my-orders", { signedIn: true, state: { orders: [paid] } })
  const dialog = await askToCancel()
  expect(dialog.getByText(sentence)).toBeTruthy()
})

it("changes nothing when the shopper would rather keep it", async () => {
  const shop = await open()
  const dialog = await askToCancel()
  await userEvent.click(dialog.getByRole("button", { name: "Keep it" }))
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  expect(shop.made.map(({ name }) => name)).not.toContain("order.cancel")
})

it("is not offered once the order is packed", async () => {
  await open("Packed")
  await screen.findByRole("article")
  expect(screen.queryByRole("button", { name: /Cancel/ })).toBeNull()
})

it("says why when somebody was faster, and shows the order as it is", async () => {
  const shop = await open()
  shop.answer("order.cancel", (state) => {
    state.orders = [sampleOrder({ status: "Packed" })]
    return refusal("This order is being packed already and can no longer be cancelled here.")
  })
  const dialog = await askToCancel()
  await userEvent.click(dialog.getByRole("button", { name: "Cancel order" }))
  expect((await dialog.findByRole("alert")).textContent).toMatch(/being packed already/)
  expect(await screen.findByText("Packed")).toBeTruthy()
})
