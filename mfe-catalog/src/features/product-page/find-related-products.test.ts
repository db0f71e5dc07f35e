import { expect, it } from "vitest"
import { aProduct } from "../../test/a-product"
import { findRelatedProducts } from "./find-related-products"

const tomato = aProduct()

it("relates the first five others of the category that are in stock", () => {
  const others = ["A", "B", "C", "D", "E", "F"].map((name) => aProduct({ name }))
  const found = findRelatedProducts(tomato, [tomato, ...others])
  expect(found.map(({ name }) => name)).toEqual(["A", "B", "C", "D", "E"])
})

it("compares categories whatever their case", () => {
  const small = aProduct({
    name: "Onion",
    category: tomato.category.toLowerCase() as typeof tomato.category,
  })
  expect(findRelatedProducts(tomato, [small])).toEqual([small])
  expect(findRelatedProducts(small, [tomato])).toEqual([tomato])
})

it("relates neither what is not in stock nor what is of another category", () => {
  const gone = aProduct({ name: "Onion", inStock: false })
  const mango = aProduct({ name: "Mango", category: "Fruits" })
  expect(findRelatedProducts(tomato, [gone, mango])).toEqual([])
})
