import { act, fireEvent, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { aProduct } from "../../test/a-product"
import { openCatalog } from "../../test/open-catalog"

const tomato = aProduct({ name: "Tomato", price: 50, offerPrice: 40 })
const mango = aProduct({ name: "Mango", category: "Fruits", price: 120, offerPrice: 120 })
const apple = aProduct({ name: "Apple", category: "Fruits", price: 90, offerPrice: 60 })
const shelf = [tomato, mango, apple]

const names = () =>
  screen.queryAllByRole("article").map((card) => card.querySelector("h2")?.textContent)

const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByRole("combobox", { name: label }), option)

it("sorts, and keeps the order in the address for a reload and for friends", async () => {
  await openCatalog("/products", shelf)
  await choose("Sort by", "Price: low to high")
  expect(names()).toEqual(["Tomato", "Apple", "Mango"])
  expect(window.location.search).toBe("?sort=price")
})

it("narrows a search by category, price and offer, and says how many are left", async () => {
  await openCatalog("/products?q=a", shelf)
  await choose("Category", "Fresh Fruits")
  expect(await screen.findByText("2 products")).toBeTruthy()
  await userEvent.click(screen.getByRole("button", { name: "On offer" }))
  expect(names()).toEqual(["Apple"])
  await choose("Price", "₹50 to below ₹100")
  expect(screen.getByText("1 product").getAttribute("role")).toBe("status")
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    q: "a",
    category: "fruits",
    price: "50-100",
    offer: "1",
  })
})

it("keeps both of two choices made before the list is drawn again", async () => {
  await openCatalog("/products", shelf)
  const onOffer = await screen.findByRole("button", { name: "On offer" })
  const sorting = screen.getByRole("combobox", { name: "Sort by" })
  act(() => {
    fireEvent.click(onOffer)
    fireEvent.change(sorting, { target: { value: "name" } })
  })
  expect(names()).toEqual(["Apple", "Tomato"])
  expect(window.location.search).toBe("?offer=1&sort=name")
})

it("opens as its address says", async () => {
  await openCatalog("/products?sort=name&category=fruits", shelf)
  await screen.findByText("2 products")
  expect(names()).toEqual(["Apple", "Mango"])
  expect(screen.getByRole<HTMLSelectElement>("combobox", { name: "Sort by" }).value).toBe("name")
})

it("offers the way out where nothing has all that was chosen, and keeps search and order", async () => {
  await openCatalog("/products?q=o&sort=name&price=250-", shelf)
  expect(await screen.findByText("No products found.")).toBeTruthy()
  await userEvent.click(screen.getAllByRole("button", { name: "Clear filters" })[0]!)
  expect(names()).toEqual(["Mango", "Tomato"])
  expect(window.location.search).toBe("?q=o&sort=name")
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }))
})

it("asks for no category where the list has one, and ignores one in the address", async () => {
  await openCatalog("/products/fruits?category=dairy", shelf)
  await screen.findByText("2 products")
  expect(screen.queryByRole("combobox", { name: "Category" })).toBeNull()
})

it("is one step of the history, whatever was chosen", async () => {
  await openCatalog("/products", shelf)
  const before = window.history.length
  await choose("Sort by", "Name: A to Z")
  await userEvent.click(screen.getByRole("button", { name: "On offer" }))
  expect(window.history.length).toBe(before)
})
