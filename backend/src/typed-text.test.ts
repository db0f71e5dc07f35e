import { expect, it } from "vitest"
import { isBlank, oneLine } from "./typed-text"

it("keeps a name on one line with single spaces", () => {
  expect(oneLine("  Asha\u0007 \r\n  Rao\t")).toBe("Asha Rao")
})

it.each(["", " \t\n", "\u200B", "\u00AD\u2060", "\u3164", "\u2800", "\uFE0F\u200D"])(
  "takes %j for nothing",
  (text) => {
    expect(isBlank(text)).toBe(true)
    expect(oneLine(text)).toBe("")
  },
)

it.each(["आशा", "क्\u200Dष", "👩\u200D🌾", "O'Brien", "刘"])("keeps %s as it is", (name) => {
  expect(isBlank(name)).toBe(false)
  expect(oneLine(name)).toBe(name)
})

it("takes out marks that would turn the sentence around a name", () => {
  expect(oneLine("Asha\u202E \u2066Rao\u2069")).toBe("Asha Rao")
})
