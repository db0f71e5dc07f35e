import { expect, it } from "vitest"
import { discountPercent } from "./discount-percent"

it("rounds a discount down, so that no offer promises more than it gives", () => {
  expect(discountPercent(48, 39)).toBe(18)
  expect(discountPercent(100, 99.01)).toBe(0)
  expect(discountPercent(0.3, 0.2)).toBe(33)
})

it("finds no discount where offer and MRP are the same, or the offer is dearer", () => {
  expect(discountPercent(40, 40)).toBe(0)
  expect(discountPercent(40, 50)).toBe(0)
})
