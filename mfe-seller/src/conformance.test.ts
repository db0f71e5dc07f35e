import { quickTroubles } from "@shop/testing/quick-conformance"
import { expect, it } from "vitest"
import manifest from "../mfe.manifest"

it("fits into the shop: every page and fragment, whether calls are answered, fail, bring nothing or never come", async () => {
  expect(await quickTroubles(manifest, import.meta.url)).toEqual([])
})
