import { expect, it } from "vitest"
import { oneLine } from "./one-line"

it("keeps a name on one line with single spaces", () => {
  expect(oneLine("  Asha\u0007 \r\n  Rao\t")).toBe("Asha Rao")
})
