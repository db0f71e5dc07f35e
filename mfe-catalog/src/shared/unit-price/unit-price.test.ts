import { expect, it } from "vitest"
import { aProduct } from "../../test/a-product"
import { unitPrice } from "./unit-price"

it("is what a kilogram, a litre or a piece costs at the offer price, to the paisa", () => {
  const of = (offerPrice: number, weight?: string) => unitPrice(aProduct({ offerPrice, weight }))
  expect(of(40, "500 g")).toEqual({ price: 80, measure: "kg" })
  expect(of(68, "1 L")).toEqual({ price: 68, measure: "l" })
  expect(of(40, "6 pcs")).toEqual({ price: 6.67, measure: "piece" })
  expect(of(40)).toBeUndefined()
  expect(of(40, "a bunch")).toBeUndefined()
})
