import { expect, it } from "vitest"
import { gramsOf, printedWeight } from "./printed-weight"

it.each([
  ["500 g", 500],
  ["1.5 kg", 1500],
  ["1KG", 1000],
  ["250gm.", 250],
  ["6 pcs", undefined],
  ["1 l", undefined],
  ["4 x 50 g", undefined],
  ["", undefined],
])("reads %j as %j grams", (printed, grams) => {
  expect(gramsOf(printed)).toBe(grams)
})

it.each<[string, number | null, string | null, string | undefined]>([
  ["the text on the pack", 500, "500g", "500g"],
  ["the text on the pack, in single precision", Math.fround(453.6), "453.6 g", "453.6 g"],
  ["the text of what is no weight", null, "6 pcs", "6 pcs"],
  ["the text beside a weight that says nothing of it", 300, "6 pcs", "6 pcs"],
  ["what has been weighed since", 750, "500 g", "750 g"],
  ["kilograms from a thousand grams on", 1250, null, "1.25 kg"],
  ["nothing where nothing is known", null, null, undefined],
  ["nothing for no weight at all", 0, null, undefined],
])("shows %s", (_what, weight, text, shown) => {
  expect(printedWeight(weight, text)).toBe(shown)
})
