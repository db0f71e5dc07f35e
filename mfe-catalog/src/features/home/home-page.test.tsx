import { refusal, sampleUser, success } from "@shop/testing"
import { screen, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { aProduct } from "../../test/a-product"
import { openCatalog } from "../../test/open-catalog"

it("leads from the banner to all products, twice", async () => {
  await openCatalog("/", [])
  expect(
    screen.getByRole("heading", { level: 1, name: "Fresh Moments, Smarter Choices." }),
  ).toBeTruthy()
  for (const name of ["Shop Now", "Explore Deals"]) {
    expect(screen.getByRole("link", { name }).getAttribute("href")).toBe("/products")
  }
})

it("leads to each of the seven categories", async () => {
  await openCatalog("/", [])
  const tiles = within(screen.getByRole("region", { name: "Categories" })).getAllByRole("link")
  expect(tiles.map((tile) => [tile.textContent, tile.getAttribute("href")])).toEqual([
    ["Organic veggies", "/products/vegetables"],
    ["Fresh Fruits", "/products/fruits"],
    ["Cold Drinks", "/products/drinks"],
    ["Instant Food", "/products/instant"],
    ["Dairy Products", "/products/dairy"],
    ["Bakery & Breads", "/products/bakery"],
    ["Grains & Cereals", "/products/grains"],
  ])
})

it("shows the first five products in stock as best sellers", async () => {
  const names = ["A", "B", "C", "D", "E", "F"]
  const gone = aProduct({ name: "Gone", inStock: false })
  await openCatalog("/", [gone, ...names.map((name) => aProduct({ name }))])
  await screen.findByRole("link", { name: "A" })
  const shelf = within(screen.getByRole("region", { name: "Best Sellers" }))
  expect(shelf.getAllByRole("heading", { level: 3 }).map((name) => name.textContent)).toEqual(
    names.slice(0, 5),
  )
})

it("shows what a product is, costs, and cost before", async () => {
  await openCatalog("/", [aProduct({ price: 1250.5, offerPrice: 1000 })])
  const card = within(await screen.findByRole("article"))
  expect(card.getByText("Vegetables")).toBeTruthy()
  expect(card.getByRole("img", { name: "4 out of 5 stars" })).toBeTruthy()
  expect(card.getByText("₹1,000")).toBeTruthy()
  expect(card.getByText("₹1,250.50").tagName).toBe("S")
  expect(card.getByText("20% off")).toBeTruthy()
})

it("says honestly that the newsletter has not started", async () => {
  await openCatalog("/", [])
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "asha@example.com")
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }))
  expect(screen.getByText(/has not started yet, so nothing was saved/)).toBeTruthy()
})

it("offers another try where the products could not be loaded, and the rest of the page lives", async () => {
  const shop = await openCatalog("/", [], ({ answer }) => {
    answer("product.list", () => refusal("The shop is closed for a moment."))
  })
  // The kernel tries a second time by itself before it gives up.
  const again = await screen.findByRole("button", { name: "Try again" })
  expect(screen.getByRole("region", { name: "Categories" })).toBeTruthy()
  shop.answer("product.list", () => success({ products: [aProduct()] }))
  await userEvent.click(again)
  expect(await screen.findByRole("link", { name: "Tomato" })).toBeTruthy()
})

it("prefills the newsletter's e-mail with that of who is signed in", async () => {
  await openCatalog("/", [], ({ state }) => {
    state.user = sampleUser
  })
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "E-mail" }).value).toBe(
    sampleUser.email,
  )
})
