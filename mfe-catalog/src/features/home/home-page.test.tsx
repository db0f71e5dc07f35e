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
  for (const tile of tiles) {
    const name = tile.getAttribute("href")?.split("/").at(-1)
    expect(tile.querySelector("img")?.getAttribute("src")).toContain(`${name}.svg`)
    expect(tile.style.getPropertyValue("--tile")).toMatch(/^#[0-9a-f]{6}$/)
  }
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

it("sends the newsletter's link to the e-mail given, and says where to look for it", async () => {
  const shop = await openCatalog("/", [])
  await userEvent.type(screen.getByRole("textbox", { name: "E-mail" }), "asha@example.com")
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }))
  expect(await screen.findByText(/check your inbox and confirm/)).toBeTruthy()
  const asked = shop.made.filter(({ name }) => name === "newsletter.subscribe")
  expect(asked.map(({ body }) => body)).toEqual([{ email: "asha@example.com" }])
})

it.each([
  ["refuses", () => refusal("Please enter a valid email address."), /valid email address/],
  ["cannot be reached", () => new TypeError("Failed to fetch"), /not subscribed yet/],
  ["is broken", () => new Response("<h1>502</h1>", { status: 502 }), /not subscribed yet/],
])("keeps the e-mail where the server %s, and says so", async (_what, answer, words) => {
  const shop = await openCatalog("/", [], (shop) => shop.answer("newsletter.subscribe", answer))
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "E-mail" })
  await userEvent.type(field, "asha@example.com")
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }))
  expect((await screen.findByRole("alert")).textContent).toMatch(words)
  expect(field.value).toBe("asha@example.com")
  shop.answer("newsletter.subscribe", () => success({ message: "Please check your inbox." }))
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }))
  expect(await screen.findByText("Please check your inbox.")).toBeTruthy()
  expect(screen.queryByRole("alert")).toBeNull()
})

it("asks for the newsletter's e-mail in the shop's words where none was given", async () => {
  const shop = await openCatalog("/", [])
  await userEvent.click(screen.getByRole("button", { name: "Subscribe" }))
  const field = screen.getByRole("textbox", {
    name: "E-mail",
    description: "Please enter your email.",
  })
  expect(document.activeElement).toBe(field)
  expect(shop.made.filter(({ name }) => name === "newsletter.subscribe")).toEqual([])
})

it("offers another try where the products could not be loaded, and the rest of the page lives", async () => {
  const shop = await openCatalog("/", [], ({ answer }) => {
    answer("product.list", () => refusal("The shop is closed for a moment."))
  })
  // The kernel tries a second time by itself before it gives up.
  const again = await screen.findByRole("button", { name: "Try again" })
  expect(screen.getByRole("status").textContent).toBe("The shop is closed for a moment.")
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

it("promises fast, fresh, fair and trusted groceries below, each with a picture, a title and a sentence", async () => {
  await openCatalog("/", [])
  const titles = [
    "At your door in minutes",
    "Fresh, every morning",
    "Fair prices",
    "Trusted by 10,000+ customers",
  ]
  for (const title of titles) {
    const feature = screen.getByRole("heading", { level: 3, name: title }).closest("li")
    expect(feature?.querySelector("svg")).not.toBeNull()
    expect(feature?.querySelector("p")?.textContent).toMatch(/\.$/)
  }
  expect(screen.getByText(/deliver in under 30 minutes/)).toBeTruthy()
})
