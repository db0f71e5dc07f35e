import { expect, it } from "vitest"
import { allowsCommercialUse } from "./licences.mjs"

it.each(["MIT", "(MIT OR GPL-3.0-only)", "Apache-2.0 AND MIT", "(MIT AND (GPL-2.0 OR ISC))"])(
  "a package under %s may be shipped",
  (expression) => expect(allowsCommercialUse(expression)).toBe(true),
)

it.each([
  "AGPL-3.0-only",
  "MIT AND GPL-3.0-only",
  "(MIT AND (GPL-2.0 OR SSPL-1.0))",
  "CC-BY-NC-4.0",
  "Unknown",
  "SEE LICENSE IN LICENSE",
  "",
])("a package under %j stops the tests", (expression) =>
  expect(allowsCommercialUse(expression)).toBe(false),
)
