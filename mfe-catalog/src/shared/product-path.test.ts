import { expect, it } from "vitest"
import { aProduct } from "../test/a-product"
import { productPath } from "./product-path"

it("leads to the lower-cased category and the id, whatever characters the id has", () => {
  expect(productPath(aProduct({ category: "Fruits", _id: "prod_1" }))).toBe(
    "/products/fruits/prod_1",
  )
  expect(productPath(aProduct({ _id: "a/b?c" }))).toBe("/products/vegetables/a%2Fb%3Fc")
})
