import { describe, expect, it, vi } from "vitest"
import { aShop, ORIGIN, tomato } from "./a-shop.js"
import { aStorefront, ask } from "./harness.js"

// Pages here wait for their products, however busy the machine: that they go without late ones is
// another test's.
vi.mock("node:timers/promises", () => ({ setTimeout: () => new Promise(() => undefined) }))

describe("what robots and phones ask for", () => {
  it("robots.txt says what to leave alone and where the sitemap is", async () => {
    const { get } = await aShop()
    const { headers, body } = await get("/robots.txt")
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8")
    expect(body).toContain("Disallow: /api/")
    expect(body).not.toContain("Disallow: /cart")
    expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  })

  it("the sitemap has every page: the shop's, the seven categories', each product's", async () => {
    const { get } = await aShop(tomato, { ...tomato, _id: "a&b<c", category: "Fruits" })
    const { status, headers, body } = await get("/sitemap.xml")
    expect([status, headers["content-type"]]).toEqual([200, "application/xml"])
    const pages = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page]) => page)
    expect(pages).toHaveLength(5 + 7 + 2)
    expect(pages).toContain(`${ORIGIN}/`)
    expect(pages).toContain(`${ORIGIN}/products/bakery`)
    expect(pages).toContain(`${ORIGIN}/products/vegetables/prod_tomato`)
    expect(pages).toContain(`${ORIGIN}/products/fruits/a%26b%3Cc`)
  })

  it("the sitemap waits for the products: half of one would lose pages", async () => {
    const { port } = await aStorefront(9)
    const { status, headers } = await ask(port, "/sitemap.xml")
    expect([status, headers["retry-after"]]).toEqual([503, "2"])
  })

  it("the manifest lets a phone keep the shop, by its own name", async () => {
    const { get } = await aShop()
    const { headers, body } = await get("/manifest.webmanifest")
    expect(headers["content-type"]).toBe("application/manifest+json")
    expect(JSON.parse(body)).toMatchObject({
      name: "Basket",
      start_url: "/",
      display: "standalone",
    })
    expect((await get("/")).body).toContain('<link rel="manifest" href="/manifest.webmanifest">')
  })

  it("is kept by who has it, and asked by HEAD without it", async () => {
    const { port, get } = await aShop()
    const etag = String((await get("/robots.txt")).headers.etag)
    const again = await ask(port, "/robots.txt", { headers: { "if-none-match": etag } })
    expect([again.status, again.body]).toEqual([304, ""])
    const head = await ask(port, "/robots.txt", { method: "HEAD" })
    expect([head.status, head.body]).toEqual([200, ""])
  })
})
