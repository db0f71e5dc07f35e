import { expect, it } from "vitest"
import { compareVersions, satisfiesRange } from "./satisfies-range"

it.each([
  ["1.4.0", "^1.2.0", true],
  ["1.1.9", "^1.2.0", false],
  ["2.0.0", "^1.2.0", false],
  ["1.2.9", "~1.2.0", true],
  ["1.3.0", "~1.2.0", false],
  ["1.2.0", "1.2.0", true],
  ["1.2.1", "1.2.0", false],
  ["0.2.5", "^0.2.0", true],
  ["0.3.0", "^0.2.0", false],
])("version %s lies in the range %s: %s", (version, range, answer) => {
  expect(satisfiesRange(version, range)).toBe(answer)
})

it("versions are compared by number, not by letter", () => {
  expect(compareVersions("1.10.0", "1.9.0")).toBeGreaterThan(0)
  expect(compareVersions("1.9.0-abc", "1.9.0")).toBe(0)
})
