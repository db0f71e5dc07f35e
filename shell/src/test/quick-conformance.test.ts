import { quickTroubles } from "@shop/testing/quick-conformance"
import { describe, expect, it, onTestFinished } from "vitest"
import manifest from "../../tests/guest/mfe.manifest"

const guest = import.meta.url.replace(/src\/test\/.*$/, "tests/guest/src/any.ts")

describe("the quick form of the conformance kit", () => {
  it("has nothing to say of a micro-frontend that fits", async () => {
    expect(await quickTroubles(manifest, guest)).toEqual([])
  })

  it("names the page that throws, and in which weather", async () => {
    sessionStorage.setItem("broken", "yes")
    onTestFinished(() => sessionStorage.clear())
    const troubles = await quickTroubles(manifest, guest)
    expect(troubles.length).toBeGreaterThan(0)
    expect(troubles.every((one) => /^the page \/guest\/\* throws/.test(one))).toBe(true)
    expect(troubles.at(-1)).toContain("while no answer comes")
  })
  it("waits for what a page says is on its way, and names the page that throws then", async () => {
    sessionStorage.setItem("broken", "once loaded")
    onTestFinished(() => sessionStorage.clear())
    const [first] = await quickTroubles(manifest, guest)
    expect(first).toBe("the page /guest/* throws: Error: The guest broke while drawing.")
  })
})
