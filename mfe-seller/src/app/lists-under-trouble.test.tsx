import { sampleProduct, success } from "@shop/testing"
import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { anOrder } from "../test/an-order"
import { openScreen } from "../test/open-screen"

const html = () => new Response("<h1>Hello</h1>", { headers: { "content-type": "text/html" } })

const lists = [
  {
    address: "/seller/orders",
    call: "order.all",
    answer: success({ orders: [anOrder()] }),
    there: "Asha Verma",
    failed: "The orders could not be loaded.",
    empty: "No orders yet",
  },
  {
    address: "/seller/product-list",
    call: "product.mine",
    answer: success({ products: [{ ...sampleProduct(), onSale: true, withdrawn: false }] }),
    there: "Apples 1 kg",
    failed: "The products could not be loaded.",
    empty: "No products yet",
  },
  {
    address: "/seller/contact",
    call: "contact.list",
    answer: success({
      data: [
        {
          _id: "msg_1",
          name: "Meera",
          email: "meera@example.com",
          message: "Hello",
          createdAt: new Date().toISOString(),
          answered: false,
        },
      ],
    }),
    there: "Meera",
    failed: "Failed to load contacts.",
    empty: "No messages yet",
  },
] as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true })
  // The list of orders logs its failures.
  vi.mocked(console.warn).mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(console.warn).mockClear()
})

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))

describe.each(lists)("$address", ({ address, call, answer, there, failed, empty }) => {
  it("says that it loads, after five seconds that it takes long, and shows what comes late", async () => {
    let arrive = () => {}
    const late = new Promise<object>((resolve) => (arrive = () => resolve(answer)))
    await openScreen(address, {}, (shop) => shop.answer(call, () => late))
    expect((await screen.findAllByText(/^Loading/)).length).toBeGreaterThan(0)
    await seconds(5)
    expect(screen.getByText("This is taking longer than usual...")).toBeTruthy()
    await seconds(5)
    arrive()
    expect(await screen.findByText(there)).toBeTruthy()
    expect(screen.queryByText("This is taking longer than usual...")).toBeNull()
  })

  it.each([
    ["an answer that is a page", html],
    ["a server that fails", () => new Response("{}", { status: 500 })],
    ["a server that is away", () => new TypeError("Failed to fetch")],
  ])("tells of %s, and offers another try", async (_what, trouble) => {
    const shop = await openScreen(address, {}, (fake) => fake.answer(call, trouble))
    await screen.findByText("Hi! Admin")
    await seconds(2)
    const again = await screen.findByRole("button", { name: "Try again" })
    expect(screen.getAllByText(failed).length).toBeGreaterThan(0)
    shop.answer(call, () => answer)
    await userEvent.click(again)
    expect(await screen.findByText(there)).toBeTruthy()
  })

  it("gives up on a server that never answers, and offers another try", async () => {
    const patience = new AbortController()
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal)
    const silence = new Promise<object>((_, reject) =>
      patience.signal.addEventListener("abort", () => reject(patience.signal.reason as Error)),
    )
    await openScreen(address, {}, (shop) => shop.answer(call, () => silence))
    expect((await screen.findAllByText(/^Loading/)).length).toBeGreaterThan(0)
    act(() => patience.abort())
    expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy()
  })

  it("says so when there is nothing, and offers no search", async () => {
    await openScreen(address, { products: [], orders: [], contacts: [] })
    expect(await screen.findByText(empty)).toBeTruthy()
    expect(screen.queryByRole("searchbox")).toBeNull()
  })
})
