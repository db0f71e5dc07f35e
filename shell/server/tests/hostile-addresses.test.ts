import { describe, expect, it } from "vitest"
import { aBackend, aStorefront, ask } from "./harness.js"

const NOBODY = 9

describe("an address", () => {
  it.each([
    "/products/%00",
    "/products/%E0%A4%A",
    "/products/%5c..%5cx",
    "/products\\..\\contact",
    "/products/..%2f..%2fx",
    "/%2e%2e/%2e%2e/etc/passwd",
    "/../../etc/passwd",
    `/${"a".repeat(9_000)}`,
  ])("that no page can have is not found, and does no harm: %.40s", async (path) => {
    const { port } = await aStorefront(NOBODY)
    expect((await ask(port, path)).status).toBe(404)
    expect((await ask(port, "/contact")).status).toBe(200)
  })

  it.each(["http://evil.example/contact", "*"])(
    "that is meant for somebody else is refused: %s",
    async (path) => {
      const { port } = await aStorefront(NOBODY)
      expect((await ask(port, path)).status).toBe(400)
    },
  )

  it("that is longer than any of ours is refused before it is read", async () => {
    const { port } = await aStorefront(NOBODY)
    expect((await ask(port, `/${"a".repeat(20_000)}`)).status).toBe(431)
  })

  it.each([
    ["/products//fruits?from=%2F%2Fx", "/products/fruits?from=%2F%2Fx"],
    ["//evil", "/evil"],
    ["///evil/?a=//b?c", "/evil/?a=//b?c"],
  ])("with slashes too many leads to the one true address: %s", async (path, location) => {
    const { port } = await aStorefront(NOBODY)
    const { status, headers } = await ask(port, path)
    expect([status, headers.location]).toEqual([308, location])
  })

  it.each(["/api/..;/metrics", "/api/..%5cmetrics", "/api/%00", "/api//metrics"])(
    "in disguise reaches the backend as it is, never as what it hides: %s",
    async (path) => {
      const reached: unknown[] = []
      const backend = await aBackend((asked, response) => {
        reached.push(asked.url)
        response.writeHead(404).end()
      })
      const { port } = await aStorefront(backend)
      expect((await ask(port, path)).status).toBe(404)
      expect(reached).toEqual([path])
    },
  )

  it.each(["/api\\product\\list", "//api/product/list", "/uploads/../api/product/add"])(
    "that only looks like the backend's never reaches it: %s",
    async (path) => {
      let reached = false
      const backend = await aBackend((_asked, response) => {
        reached = true
        response.end()
      })
      const { port } = await aStorefront(backend)
      expect((await ask(port, path)).status).toBeGreaterThanOrEqual(300)
      expect(reached).toBe(false)
    },
  )
})
