import { fireEvent, screen, within } from "@testing-library/react"
import { expect, it } from "vitest"
import { aProduct } from "../../test/a-product"
import { openCatalog } from "../../test/open-catalog"

const cardOf = async (fields: Parameters<typeof aProduct>[0]) => {
  await openCatalog("/products", [aProduct(fields)])
  return within(await screen.findByRole("article"))
}

it("says what is in the pack and what a kilogram, a litre or a piece of it costs", async () => {
  const pound = await cardOf({ offerPrice: 40, weight: "500 g" })
  expect(pound.getByText("500 g")).toBeTruthy()
  expect(pound.getByText("₹80/kg")).toBeTruthy()
})

it("says no unit price where the weight is none", async () => {
  const bunch = await cardOf({ weight: "a bunch" })
  expect(bunch.getByText("a bunch")).toBeTruthy()
  expect(bunch.queryByText(/\/kg|\/L|a piece/)).toBeNull()
})

it.each([
  ["emoji", "Mango 🥭👨‍👩‍👧‍👦"],
  ["200 characters", "Paneer ".repeat(28) + "1 kg"],
  ["a script", "<script>alert('x')</script>"],
  ["HTML", "<b>Bold</b> &amp; co"],
])("shows a name with %s as it is", async (_what, name) => {
  const card = await cardOf({ name, _id: "odd" })
  expect(card.getByRole("heading").textContent).toBe(name)
  expect(document.querySelector("script, b")).toBeNull()
})

it("lets a name in a script from right to left run so", async () => {
  const card = await cardOf({ name: "تمر المدينة 500 g" })
  expect(card.getByRole("heading").getAttribute("dir")).toBe("auto")
})

it("shows a basket in place of a picture that cannot be had", async () => {
  const card = await cardOf({ images: ["/uploads/gone.webp"] })
  const picture = document.querySelector("img")
  expect([picture?.width, picture?.height]).toEqual([480, 480])
  fireEvent.error(picture!)
  expect(card.getByText("Picture not available")).toBeTruthy()
  expect(document.querySelector("img")).toBeNull()
})

it("fetches the pictures of the first row first, and those out of sight when they are near", async () => {
  const products = Array.from({ length: 8 }, (_, index) => aProduct({ name: `P${index}` }))
  await openCatalog("/products", products)
  await screen.findByRole("link", { name: "P0" })
  const pictures = [...document.querySelectorAll("img")]
  expect(pictures.map((picture) => picture.getAttribute("loading"))).toEqual([
    ...Array<string>(5).fill("eager"),
    ...Array<string>(3).fill("lazy"),
  ])
})
