import { success } from "@shop/testing"
import { act, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { aProduct } from "../../test/a-product"
import { openCatalog } from "../../test/open-catalog"

beforeEach(() =>
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true }),
)
afterEach(() => vi.useRealTimers())

/** Opens a page of a shop whose list arrives when the test says so. */
async function openSlow(address: string) {
  let arrive: (products: object[]) => void = () => {}
  const list = new Promise<object>((resolve) => {
    arrive = (products) => resolve(success({ products }))
  })
  await openCatalog(address, [], ({ answer }) => answer("product.list", () => list))
  return arrive
}

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000))

it.each(["/products", "/products/vegetables", "/products/vegetables/tomato"])(
  "%s says that it takes longer, and shows what arrives after ten seconds",
  async (address) => {
    const arrive = await openSlow(address)
    expect(screen.getByText(/^Loading/)).toBeTruthy()
    await seconds(5)
    expect(screen.getByText(/taking longer than usual/)).toBeTruthy()
    await seconds(5)
    arrive([aProduct()])
    expect(await screen.findByText("Tomato", { selector: "h1, h2 a" })).toBeTruthy()
    expect(screen.queryByText(/taking longer than usual/)).toBeNull()
  },
)

it("an answer that is a page and no list is told in words, with another try", async () => {
  const html = () => new Response("<h1>Hello</h1>", { headers: { "content-type": "text/html" } })
  const shop = await openCatalog("/products", [], ({ answer }) => answer("product.list", html))
  const again = await screen.findByRole("button", { name: "Try again" })
  expect(screen.getAllByText("The products could not be loaded.").length).toBeGreaterThan(0)
  shop.answer("product.list", () => success({ products: [aProduct()] }))
  await userEvent.click(again)
  expect(await screen.findByRole("article")).toBeTruthy()
})

it("a server that never answers is given up on, with another try", async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal)
  const silence = new Promise<object>((_, reject) =>
    patience.signal.addEventListener("abort", () => reject(patience.signal.reason as Error)),
  )
  await openCatalog("/products/fruits", [], ({ answer }) => answer("product.list", () => silence))
  act(() => patience.abort())
  expect(await screen.findByRole("button", { name: "Try again" })).toBeTruthy()
})

it("a shop without products says so on each page, with a way on", async () => {
  await openCatalog("/products", [])
  expect(await screen.findByText("No products found.")).toBeTruthy()
  expect(screen.queryByRole("group", { name: "Sort and filter" })).toBeNull()
})

it("a product's page in a shop without products goes on loading, with a way on", async () => {
  await openCatalog("/products/fruits/x", [])
  expect(await screen.findByText(/nothing on our shelves yet/)).toBeTruthy()
  expect(screen.getByText("Loading...")).toBeTruthy()
  expect(screen.getByRole("link", { name: "Home" }).getAttribute("href")).toBe("/")
})
