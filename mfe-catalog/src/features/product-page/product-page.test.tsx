import { screen, waitFor, within } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { expect, it } from "vitest"
import { aProduct } from "../../test/a-product"
import { openCatalog } from "../../test/open-catalog"

const tomato = aProduct({ description: ["Ripe and red", "Grown nearby"], weight: "1 kg" })
const onion = aProduct({ name: "Onion", images: ["/uploads/onion.webp"] })

it("shows the way here, the price with MRP and taxes, and the description in points", async () => {
  await openCatalog("/products/vegetables/tomato", [tomato])
  expect(await screen.findByRole("heading", { level: 1, name: "Tomato" })).toBeTruthy()
  const way = within(screen.getByRole("navigation", { name: "You are here" }))
  expect(way.getAllByRole("listitem").map((step) => step.textContent)).toEqual([
    "Home",
    "Products",
    "Vegetables",
    "Tomato",
  ])
  expect(screen.getByText("(4)")).toBeTruthy()
  expect(screen.getByText("₹40")).toBeTruthy()
  expect(screen.getByText("₹50").tagName).toBe("S")
  expect(screen.getByText("(inclusive of all taxes)")).toBeTruthy()
  expect(screen.getByText("1 kg")).toBeTruthy()
  for (const line of tomato.description) expect(screen.getByText(line).tagName).toBe("LI")
})

it("says what one saves, and what a kilogram costs", async () => {
  await openCatalog("/products/vegetables/tomato", [
    aProduct({ price: 48, offerPrice: 39.5, weight: "500 g" }),
  ])
  expect(await screen.findByText("You save ₹8.50")).toBeTruthy()
  expect(screen.getByText("₹79/kg")).toBeTruthy()
})

it("claims no saving where there is none", async () => {
  await openCatalog("/products/vegetables/tomato", [aProduct({ price: 40, offerPrice: 40 })])
  await screen.findByRole("heading", { level: 1 })
  expect(screen.queryByText(/You save|off$/)).toBeNull()
})

it("says N/A for a weight that nobody gave", async () => {
  await openCatalog("/products/vegetables/onion", [onion])
  expect(await screen.findByText("N/A")).toBeTruthy()
})

it("shows the picture whose thumbnail is pressed", async () => {
  await openCatalog("/products/vegetables/tomato", [tomato])
  const second = await screen.findByRole("button", { name: "Picture 2 of 2" })
  expect(screen.getByRole("img", { name: "Tomato" }).getAttribute("src")).toBe(
    "/uploads/front.webp",
  )
  await userEvent.click(second)
  expect(screen.getByRole("img", { name: "Tomato" }).getAttribute("src")).toBe("/uploads/back.webp")
  expect(second.getAttribute("aria-pressed")).toBe("true")
})

it("enlarges the picture by keyboard: closer, farther, the next one, and back", async () => {
  await openCatalog("/products/vegetables/tomato", [tomato])
  const enlarge = await screen.findByRole("button", { name: "Enlarge the picture of Tomato" })
  enlarge.focus()
  await userEvent.keyboard("{Enter}")
  const sheet = within(await screen.findByRole("dialog", { name: "Tomato" }))
  await userEvent.click(sheet.getByRole("button", { name: "Zoom in" }))
  await userEvent.click(sheet.getByRole("button", { name: "Zoom out" }))
  await userEvent.click(sheet.getByRole("button", { name: "Next picture" }))
  expect(sheet.getByRole("status").textContent).toBe("Picture 2 of 2")
  await userEvent.click(sheet.getByRole("button", { name: "Next picture" }))
  expect(sheet.getByRole("status").textContent).toBe("Picture 1 of 2")
  await userEvent.keyboard("{Escape}")
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(enlarge))
})

it("starts a related product with that one's own first picture", async () => {
  await openCatalog("/products/vegetables/tomato", [tomato, onion])
  await userEvent.click(await screen.findByRole("button", { name: "Picture 2 of 2" }))
  const related = within(screen.getByRole("region", { name: "Related Products" }))
  await userEvent.click(related.getByRole("link", { name: "Onion" }))
  expect(screen.getByRole("heading", { level: 1, name: "Onion" })).toBeTruthy()
  expect(screen.getByRole("img", { name: "Onion" }).getAttribute("src")).toBe("/uploads/onion.webp")
})

it("leads on to the whole category", async () => {
  await openCatalog("/products/vegetables/tomato", [tomato])
  const more = await screen.findByRole("link", { name: "See More Vegetables" })
  expect(more.getAttribute("href")).toBe("/products/vegetables")
})

it("marks a product that is out of stock", async () => {
  await openCatalog("/products/vegetables/tomato", [{ ...tomato, inStock: false }])
  expect(await screen.findByText("Out of stock")).toBeTruthy()
})

it("says that it is loading until products are there, and then whether this one exists", async () => {
  await openCatalog("/products/vegetables/nope", [tomato])
  expect(screen.getByText("Loading...")).toBeTruthy()
  expect(await screen.findByRole("heading", { name: "Product not found!" })).toBeTruthy()
  expect(document.title).toMatch(/^Product not found!/)
})

it("has what the seller wrote read out in its own language, whatever the page speaks", async () => {
  const rice = aProduct({
    name: "बासमती Rice",
    description: ["Long grains", "सुगंधित"],
    weight: "5 kg",
  })
  await openCatalog("/products/vegetables/x", [{ ...rice, _id: "x" }])
  expect((await screen.findByRole("heading", { level: 1 })).lang).toBe("hi")
  const way = within(screen.getByRole("navigation", { name: "You are here" }))
  const languageOf = (text: HTMLElement) => text.closest<HTMLElement>("[lang]")?.lang
  expect(languageOf(way.getByText(rice.name))).toBe("hi")
  expect(languageOf(screen.getByRole("img", { name: rice.name }))).toBe("hi")
  expect(
    ["Long grains", "सुगंधित", "5 kg"].map((text) => languageOf(screen.getByText(text))),
  ).toEqual(["en", "hi", "en"])
})
