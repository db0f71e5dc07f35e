import { expect, it } from "vitest"
import { languageOf } from "./language-of"

it.each([
  ["Basmati Rice 5 kg", "en"],
  ["बासमती चावल", "hi"],
  ["Atta आटा 5 kg", "hi"],
  ["பால்", undefined],
  ["500", undefined],
  ["", undefined],
])("says of %j that it is %j", (text, language) => {
  expect(languageOf(text)).toBe(language)
})
