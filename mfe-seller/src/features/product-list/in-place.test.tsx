import { refusal, sampleProduct } from "@shop/testing"
import { act, screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { openScreen } from "../../test/open-screen"

// What can be undone for ten seconds can be so however long the machine stands still between two presses.
beforeEach(() =>
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }),
)
afterEach(() => vi.useRealTimers())

const apples = () => sampleProduct({ quantity: 12 })
const open = () => openScreen("/seller/product-list", { products: [apples()] })
const row = () => within(screen.getByRole("listitem"))
const press = async (name: string | RegExp) => {
  await userEvent.click(await screen.findByRole("button", { name }))
}

async function fill(label: string, text: string) {
  const field = row().getByLabelText(label)
  await userEvent.clear(field)
  await userEvent.type(field, `${text}{enter}`)
}

it("changes a price where it stands, by keyboard alone, and takes it back", async () => {
  const { state } = await open()
  await press(/^Change price of Apples 1 kg/)
  await waitFor(() => expect(document.activeElement).toBe(row().getByLabelText("Offer price (₹)")))
  await fill("Offer price (₹)", "90.50")
  expect(await screen.findByText("Apples 1 kg now costs ₹90.50.")).toBeTruthy()
  expect(state.products[0]).toMatchObject({ price: 120, offerPrice: 90.5 })
  const opener = screen.getByRole("button", { name: /^Change price/ })
  await waitFor(() => expect(document.activeElement).toBe(opener))
  await userEvent.keyboard("{Control>}z{/Control}")
  await waitFor(() => expect(state.products[0]).toMatchObject({ price: 120, offerPrice: 100 }))
  expect(await row().findByText("₹100")).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole("button", { name: "Undo" })).toBeNull())
})

it("sends no offer price above the price, and nothing where nothing was changed", async () => {
  const { made } = await open()
  await press(/^Change price/)
  await fill("Offer price (₹)", "121")
  expect(await screen.findByText("Offer price must not be above the price.")).toBeTruthy()
  await fill("Offer price (₹)", "100")
  await press(/^Change price/)
  await fill("Price (MRP, ₹)", "99")
  await screen.findByText("Offer price must not be above the price.")
  expect(document.activeElement).toBe(row().getByLabelText("Offer price (₹)"))
  await userEvent.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByLabelText("Offer price (₹)")).toBeNull())
  expect(made.map(({ name }) => name)).not.toContain("product.update")
})

it("says at the field why a price was refused, and leaves the field with Escape", async () => {
  const { answer } = await open()
  answer("product.update", () => refusal("A price list decides the price."))
  await press(/^Change price/)
  await fill("Offer price (₹)", "90")
  expect(await row().findByText("A price list decides the price.")).toBeTruthy()
  await userEvent.keyboard("{Escape}")
  expect(screen.queryByLabelText("Offer price (₹)")).toBeNull()
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull()
})

it("says in the shop's words what a field cannot take, and sends nothing", async () => {
  const { made } = await open()
  await press(/^Change price/)
  await fill("Offer price (₹)", "9.999")
  expect((await row().findByRole("alert")).textContent).toMatch(/^Please enter an amount in rupees/)
  expect(document.activeElement).toBe(row().getByLabelText("Offer price (₹)"))
  await userEvent.keyboard("{Escape}")
  await press(/^Change units/)
  for (const units of ["1.5", "-1", "1000001"]) {
    await fill("Units on the shelf now", units)
    const said = (await row().findByRole("alert")).textContent
    expect(said).toBe("Please enter a whole number from 0 to 10,00,000.")
  }
  expect(made.map(({ name }) => name)).not.toContain("product.update")
  expect(made.map(({ name }) => name)).not.toContain("product.stock")
})

it("changes a count where it stands; undo gives back what was not sold meanwhile", async () => {
  const { state, made, events } = await open()
  await press("Change units of Apples 1 kg: 12 left")
  await fill("Units on the shelf now", "20")
  expect(await row().findByText("20 left")).toBeTruthy()
  state.products = [{ ...apples(), quantity: 17 }]
  events.tell("seller-product", { productIds: null })
  await row().findByText("17 left")
  await press("Undo")
  await waitFor(() => expect(made.filter(({ name }) => name === "product.stock")).toHaveLength(2))
  expect(made.filter(({ name }) => name === "product.stock").map(({ body }) => body)).toEqual([
    { productId: "prod_apples", quantity: 20, inStock: true },
    { productId: "prod_apples", quantity: 9, inStock: true },
  ])
})

it("no units are out of stock, and new ones bring the product back on sale", async () => {
  const { state } = await open()
  await press(/^Change units/)
  await fill("Units on the shelf now", "0")
  await waitFor(() => expect(state.products[0]).toMatchObject({ quantity: 0, inStock: false }))
  expect(await row().findByText("Low stock")).toBeTruthy()
  await press("Change units of Apples 1 kg: 0 left")
  await fill("Units on the shelf now", "8")
  await waitFor(() => expect(state.products[0]).toMatchObject({ quantity: 8, inStock: true }))
})

it("withdraws a product and puts it back, by undo or by its own button", async () => {
  const { state } = await open()
  await press("Withdraw Apples 1 kg")
  expect(await row().findByText("Withdrawn")).toBeTruthy()
  await waitFor(() => expect(row().getByRole("switch").hasAttribute("data-disabled")).toBe(true))
  await press("Undo")
  await waitFor(() => expect(state.products[0]?.withdrawn).toBe(false))
  await press("Withdraw Apples 1 kg")
  await press("Put back Apples 1 kg")
  expect(await screen.findByText("Apples 1 kg is on sale again.")).toBeTruthy()
  expect(state.products[0]?.withdrawn).toBe(false)
})

it("says why something could not be taken back, until that is closed", async () => {
  const { answer } = await open()
  await press("Withdraw Apples 1 kg")
  await screen.findByRole("button", { name: "Undo" })
  answer("product.withdraw", () => new TypeError("Failed to fetch"))
  await press("Undo")
  expect(await screen.findByText("The shop did not answer. Please try again.")).toBeTruthy()
  await press("Close")
  expect(screen.queryByText("The shop did not answer. Please try again.")).toBeNull()
})

describe("the offer to undo", () => {
  const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))

  it("stays for eight seconds at least, longer under pointer or focus, and goes then", async () => {
    await open()
    await press("Withdraw Apples 1 kg")
    const undo = await screen.findByRole("button", { name: "Undo" })
    await seconds(8)
    expect(undo.isConnected).toBe(true)
    act(() => undo.focus())
    await seconds(30)
    expect(undo.isConnected).toBe(true)
    act(() => undo.blur())
    await seconds(11)
    expect(undo.isConnected).toBe(false)
  })
})
