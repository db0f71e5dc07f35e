import { expect, it } from "vitest"
import { priceInField } from "./price-in-field"

it.each([
  [599.5, "599.50"],
  [0.01, "0.01"],
  [600, "600"],
])("%s stands in its field as %s", (price, text) => {
  expect(priceInField(price)).toBe(text)
})
