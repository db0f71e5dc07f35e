import { expect, it } from "vitest"
import { pagesToShow } from "./pages-to-show"

it.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 9, [1, 2, "gap", 9]],
  [3, 9, [1, 2, 3, 4, "gap", 9]],
  [5, 9, [1, "gap", 4, 5, 6, "gap", 9]],
  [9, 9, [1, "gap", 8, 9]],
])("on page %i of %i it names %j", (current, count, pages) => {
  expect(pagesToShow(current, count)).toEqual(pages)
})
