import { expect, it } from "vitest"
import { aProduct } from "../../../test/a-product"
import { chooseProducts } from "./choose-products"
import { type ListChoice, readListChoice, writeListChoice } from "./list-choice"
import { priceBands } from "./price-bands"

const tomato = aProduct({ name: "Tomato", price: 50, offerPrice: 40, weight: "500 g" })
const rice = aProduct({
  name: "rice",
  category: "Grains",
  price: 300,
  offerPrice: 300,
  weight: "5 kg",
})
const milk = aProduct({
  name: "Milk",
  category: "Dairy",
  price: 100,
  offerPrice: 70,
  weight: "1 L",
})
const eggs = aProduct({ name: "Eggs", category: "Dairy", price: 55, offerPrice: 50 })
const all = [tomato, rice, milk, eggs]

const names = (choice: ListChoice) => chooseProducts(all, choice).map(({ name }) => name)
const chosen = (search: string) => names(readListChoice(new URLSearchParams(search)))

it("keeps all products in their order where nothing was chosen", () => {
  expect(names({})).toEqual(["Tomato", "rice", "Milk", "Eggs"])
})

it("sorts by price both ways, by name whatever its case, and by the greatest discount", () => {
  expect(chosen("sort=price")).toEqual(["Tomato", "Eggs", "Milk", "rice"])
  expect(chosen("sort=price-desc")).toEqual(["rice", "Milk", "Eggs", "Tomato"])
  expect(chosen("sort=name")).toEqual(["Eggs", "Milk", "rice", "Tomato"])
  expect(chosen("sort=discount")).toEqual(["Milk", "Tomato", "Eggs", "rice"])
})

it("compares by unit price only what is measured alike, and puts unknown weights last", () => {
  expect(chosen("sort=unit-price")).toEqual(["rice", "Tomato", "Milk", "Eggs"])
})

it("narrows by category, by what is in offer and by price, the upper end excluded", () => {
  expect(chosen("category=dairy")).toEqual(["Milk", "Eggs"])
  expect(chosen("offer=1")).toEqual(["Tomato", "Milk", "Eggs"])
  expect(chosen("price=-50")).toEqual(["Tomato"])
  expect(chosen("price=50-100")).toEqual(["Milk", "Eggs"])
  expect(chosen("price=250-&category=GRAINS")).toEqual(["rice"])
})

it("has a price range for every price, and one only", () => {
  for (const price of [0.01, 49.99, 50, 99.99, 100, 249.99, 250, 1e7]) {
    expect(priceBands.filter(({ from, below }) => price >= from && price < below)).toHaveLength(1)
  }
})

it("takes what an address says wrongly for not said", () => {
  expect(chosen("sort=size&category=toys&price=1-2&offer=yes")).toEqual(names({}))
})

it("writes a choice into an address as it reads it, and leaves the search alone", () => {
  const address = new URLSearchParams("q=a&sort=name&category=dairy&price=50-100&offer=1")
  const choice = readListChoice(address)
  expect(writeListChoice(new URLSearchParams("q=a"), choice).toString()).toBe(address.toString())
  expect(writeListChoice(address, {}).toString()).toBe("q=a")
})
