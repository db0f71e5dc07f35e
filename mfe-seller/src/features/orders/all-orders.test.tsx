import { refusal, sampleProduct, success } from "@shop/testing"
import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it, vi } from "vitest"
import { anOrder } from "../../test/an-order"
import { openScreen } from "../../test/open-screen"

const order = anOrder()

it("shows of each order what to pack, where it goes, what is owed and when it came", async () => {
  await openScreen("/seller/orders", { orders: [order] })
  const shown = within(await screen.findByRole("article", { name: "Order #HZX9K2M4" }))
  expect(shown.getByRole("listitem").textContent).toBe("2 × Apples 1 kg")
  for (const text of ["Asha Verma", "9876543210", "₹204", "Cash On Delivery", "Pending"]) {
    expect(shown.getByText(text)).toBeTruthy()
  }
  expect(shown.getByText(/5 minutes ago/)).toBeTruthy()
})

it.each(["nonsense", "__proto__", "toString"])(
  "shows them all where the address names no status of orders: %s",
  async (status) => {
    const shop = await openScreen(`/seller/orders?status=${status}`, { orders: [order] })
    expect(await screen.findByRole("article", { name: "Order #HZX9K2M4" })).toBeTruthy()
    const asked = shop.made.filter(({ name }) => name === "order.all").map(({ body }) => body)
    expect(asked).not.toContainEqual(expect.objectContaining({ status }))
  },
)

it("says so when there are none", async () => {
  await openScreen("/seller/orders")
  expect(await screen.findByText("No orders yet")).toBeTruthy()
})

it("offers another try when they cannot be loaded, and only logs why", async () => {
  vi.mocked(console.warn).mockImplementation(() => undefined)
  const shop = await openScreen("/seller/orders", {}, (fake) =>
    fake.answer("order.all", () => refusal("Not now.")),
  )
  const retry = await screen.findByRole("button", { name: "Try again" })
  expect(console.warn).toHaveBeenCalledWith("The orders could not be loaded.", expect.any(Error))
  expect(screen.queryByText("Not now.")).toBeNull()
  vi.mocked(console.warn).mockClear()
  shop.answer("order.all", () => success({ orders: [order] }))
  await userEvent.click(retry)
  expect(await screen.findByRole("article")).toBeTruthy()
})

it("folds the end of a long order until it is asked for", async () => {
  const items = Array.from({ length: 40 }, (_, line) => ({
    product: sampleProduct({ _id: `prod_${line}`, name: `Thing ${line}` }),
    quantity: 1,
  }))
  await openScreen("/seller/orders", { orders: [anOrder({ items })] })
  expect(await screen.findAllByRole("listitem")).toHaveLength(8)
  await userEvent.click(screen.getByRole("button", { name: "Show all 40 items" }))
  expect(screen.getAllByRole("listitem")).toHaveLength(40)
})

it("loads a large shop's orders in parts", async () => {
  const orders = Array.from({ length: 65 }, (_, index) => anOrder({ _id: `order_${1000 + index}` }))
  const shop = await openScreen("/seller/orders", { orders })
  // By text: asking so large a page for roles takes seconds in jsdom.
  expect(await screen.findAllByText("Asha Verma")).toHaveLength(30)
  for (const shown of [60, 65]) {
    await userEvent.click(screen.getByText("Show older orders"))
    await waitFor(() => expect(screen.getAllByText("Asha Verma")).toHaveLength(shown))
  }
  expect(screen.queryByText("Show older orders")).toBeNull()
  const firstOfLast = document.getElementById("order-order_1060")?.closest("article")
  await waitFor(() => expect(document.activeElement).toBe(firstOfLast))
  const asked = shop.made.filter(({ name }) => name === "order.all")
  expect(asked.map(({ body }) => body)).toEqual([
    {},
    { before: "order_1029" },
    { before: "order_1059" },
  ])
  for (const { headers } of asked) expect(headers.get("prefer")).toBe("maxpagesize=30")
})

it("asks the server for what is searched and filtered, as the address says", async () => {
  const shop = await openScreen("/seller/orders", { orders: [order] })
  await userEvent.type(await screen.findByRole("searchbox"), "verma")
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Status" }), "Packed")
  const choice = () => Object.fromEntries(new URLSearchParams(location.search))
  await waitFor(() => expect(choice()).toEqual({ q: "verma", status: "Packed" }))
  await waitFor(() =>
    expect(shop.made.at(-1)).toMatchObject({
      name: "order.all",
      body: { search: "verma", status: "Packed" },
    }),
  )
})

it("opens searched as its address says, and leads back to all where nothing was found", async () => {
  await openScreen("/seller/orders?q=nobody", { orders: [order] }, (shop) =>
    shop.answer("order.all", (state, { search }: { search?: string }) =>
      success({ orders: search ? [] : state.orders }),
    ),
  )
  await userEvent.click(await screen.findByRole("button", { name: "Show all" }))
  expect(await screen.findByRole("article")).toBeTruthy()
  expect(location.search).toBe("")
})

it("has names of products read out in their own language", async () => {
  const items = [{ product: sampleProduct({ name: "आटा" }), quantity: 1 }]
  await openScreen("/seller/orders", { orders: [{ ...order, items }] })
  const name = await screen.findByText("आटा")
  expect(name.closest<HTMLElement>("[lang]")?.lang).toBe("hi")
})
