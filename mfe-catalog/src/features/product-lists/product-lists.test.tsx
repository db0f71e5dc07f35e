import { screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { aProduct } from "../../test/a-product"
import { openCatalog } from "../../test/open-catalog"

const tomato = aProduct()
const mango = aProduct({ name: "Mango", category: "Fruits" })
const gone = aProduct({ name: "Onion", inStock: false })

const names = () =>
  screen.getAllByRole("article").map((card) => card.querySelector("h2")?.textContent)

it("lists every product in stock under All Products and says how many", async () => {
  await openCatalog("/products", [tomato, gone, mango])
  expect(await screen.findByText("2 products")).toBeTruthy()
  expect(screen.getByRole("heading", { level: 1, name: "All Products" })).toBeTruthy()
  expect(names()).toEqual(["Tomato", "Mango"])
})

it("searches by the text in the address", async () => {
  await openCatalog("/products?q=MANG", [tomato, mango])
  expect(await screen.findByText("1 product")).toBeTruthy()
  expect(names()).toEqual(["Mango"])
})

it("says so when a search finds nothing, and leads back to all", async () => {
  await openCatalog("/products?q=tractor", [tomato])
  expect(await screen.findByText("No products found.")).toBeTruthy()
  await userEvent.click(screen.getByRole("link", { name: "Show all products" }))
  expect(names()).toEqual(["Tomato"])
  expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }))
})

it("lists a category under its own name, whatever the case of the address", async () => {
  await openCatalog("/products/FRUITS", [tomato, mango])
  expect(await screen.findByRole("link", { name: "Mango" })).toBeTruthy()
  expect(screen.getByRole("heading", { level: 1, name: "Fresh Fruits" })).toBeTruthy()
  expect(names()).toEqual(["Mango"])
})

it("says so when a category is empty or unknown", async () => {
  await openCatalog("/products/toys", [tomato])
  expect(await screen.findByText("No products available in this category.")).toBeTruthy()
  expect(screen.getByText("Please explore other categories or check back later!")).toBeTruthy()
})

it("opens a product's page by a press on its name", async () => {
  await openCatalog("/products", [tomato, mango])
  await userEvent.click(await screen.findByRole("link", { name: "Mango" }))
  expect(window.location.pathname).toBe("/products/fruits/mango")
  expect(screen.getByRole("heading", { level: 1, name: "Mango" })).toBeTruthy()
})
