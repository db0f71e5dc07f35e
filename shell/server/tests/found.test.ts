import { describe, expect, it, vi } from "vitest"
import { aShop, ORIGIN, selling, tomato } from "./a-shop.js"
import { aBackend, aStorefront, ask } from "./harness.js"

// Pages here wait for their products, however busy the machine: that they go without late ones is
// another test's.
vi.mock("node:timers/promises", () => ({ setTimeout: () => new Promise(() => undefined) }))

function dataOf(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, json = ""]) => JSON.parse(json) as Record<string, unknown>,
  )
}

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(html)?.[1]
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1]

describe("a product's page", () => {
  it("tells title, description, one true address and picture", async () => {
    const { get } = await aShop(tomato)
    const { status, body } = await get("/products/vegetables/prod_tomato?from=mail")
    expect(status).toBe(200)
    expect(body).toContain("<title>Tomato 1 kg · Basket</title>")
    expect(metaOf(body, "description")).toBe("Ripe and red. Grown nearby")
    const address = `${ORIGIN}/products/vegetables/prod_tomato`
    expect(canonicalOf(body)).toBe(address)
    expect(metaOf(body, "og:url")).toBe(address)
    expect(metaOf(body, "og:type")).toBe("product")
    expect(metaOf(body, "og:title")).toBe("Tomato 1 kg")
    expect(metaOf(body, "og:image")).toBe(`${ORIGIN}/uploads/tomato.webp`)
  })

  it("offers in JSON-LD what it really costs and whether it is there, and invents no rating", async () => {
    const { get, shelf } = await aShop(tomato)
    const path = "/products/vegetables/prod_tomato"
    const [product, way] = dataOf((await get(path)).body)
    expect(product).toMatchObject({
      "@type": "Product",
      name: "Tomato 1 kg",
      image: [`${ORIGIN}/uploads/tomato.webp`],
      offers: {
        "@type": "Offer",
        price: "39.50",
        priceCurrency: "INR",
        availability: "https://schema.org/InStock",
      },
    })
    expect(JSON.stringify(product)).not.toMatch(/rating|review/i)
    expect(way).toMatchObject({
      "@type": "BreadcrumbList",
      itemListElement: [
        { position: 1, name: "Home", item: `${ORIGIN}/` },
        { position: 2, name: "Products" },
        { position: 3, name: "Organic veggies", item: `${ORIGIN}/products/vegetables` },
        { position: 4, name: "Tomato 1 kg" },
      ],
    })
    shelf.products = [{ ...tomato, offerPrice: 30, inStock: false }]
    expect(dataOf((await get(path)).body)[0]).toMatchObject({
      offers: { price: "30.00", availability: "https://schema.org/OutOfStock" },
    })
  })

  it("has its true address also where the category in the address is another's", async () => {
    const { get } = await aShop(tomato)
    const { status, body } = await get("/products/FRUITS/prod_tomato/")
    expect(status).toBe(200)
    expect(canonicalOf(body)).toBe(`${ORIGIN}/products/vegetables/prod_tomato`)
  })

  it("cannot be broken out of by a name or a description", async () => {
    const hostile = `</script><script>alert(1)</script>"'&\u2028`
    const product = { ...tomato, name: hostile, description: [hostile] }
    const { get } = await aShop(product)
    const { body } = await get("/products/vegetables/prod_tomato")
    expect(body).not.toContain("<script>alert")
    expect(dataOf(body)[0]?.name).toBe(hostile)
  })

  it("has its head also with a picture whose address is none", async () => {
    const images = ["http://", "/uploads/tomato.webp"]
    const { get } = await aShop({ ...tomato, images })
    const { status, body } = await get("/products/vegetables/prod_tomato")
    expect(status).toBe(200)
    expect(metaOf(body, "og:image")).toBe(`${ORIGIN}/uploads/tomato.webp`)
  })

  it("tells no more than search results show of a long description", async () => {
    const { get } = await aShop({ ...tomato, description: ["🍅 ripe ".repeat(100)] })
    const description = metaOf((await get("/products/vegetables/prod_tomato")).body, "description")
    expect([...description!].length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/…$/)
  })
})

describe("a page that is not there", () => {
  it.each(["/products/vegetables/prod_nothing", "/products/toys", "/nowhere"])(
    "is 404, skipped by search engines, and still the shop: %s",
    async (path) => {
      const { get } = await aShop(tomato)
      const { status, body } = await get(path)
      expect(status).toBe(404)
      expect(metaOf(body, "robots")).toBe("noindex")
      expect(body).toContain("shop-boot")
    },
  )

  it("is there as soon as the product is, and gone with it", async () => {
    const { get, shelf } = await aShop()
    const path = "/products/vegetables/prod_tomato"
    expect((await get(path)).status).toBe(404)
    shelf.products = [tomato]
    expect((await get(path)).status).toBe(200)
    shelf.products = []
    expect((await get(path)).status).toBe(404)
  })
})

describe("while the backend is away", () => {
  it("nothing is said against a product, a category is known all the same", async () => {
    const { port } = await aStorefront(9)
    expect((await ask(port, "/products/fruits/prod_x")).status).toBe(200)
    expect((await ask(port, "/products/fruits")).body).toContain("<title>Fresh Fruits · Basket")
    expect((await ask(port, "/products/toys")).status).toBe(404)
  })

  it("the products known before are still told of", async () => {
    let isAway = false
    const listener = selling({ products: [tomato] })
    const backend = await aBackend((asked, response) => {
      if (isAway) asked.destroy()
      else listener(asked, response)
    })
    const { port } = await aStorefront(backend)
    const path = "/products/vegetables/prod_tomato"
    expect((await ask(port, path)).status).toBe(200)
    isAway = true
    expect((await ask(port, path)).body).toContain("<title>Tomato 1 kg · Basket</title>")
    expect((await ask(port, "/products/vegetables/prod_x")).status).toBe(404)
  })

  it("a list that is a page and no list is taken for none", async () => {
    const backend = await aBackend((_asked, response) => {
      response.writeHead(200, { "content-type": "text/html", etag: '"1"' }).end("<h1>Hello</h1>")
    })
    const { port } = await aStorefront(backend)
    expect((await ask(port, "/products/fruits/prod_x")).status).toBe(200)
    expect((await ask(port, "/sitemap.xml")).status).toBe(503)
  })
})

describe("other pages", () => {
  it.each([
    ["/", "<title>Basket</title>"],
    ["/products", "<title>All Products · Basket</title>"],
    ["/products/Dairy", "<title>Dairy Products · Basket</title>"],
    ["/contact", "<title>Contact · Basket</title>"],
  ])("%s has its own title, description, address and picture", async (path, title) => {
    const { get } = await aShop(tomato)
    const { body } = await get(path)
    expect(body).toContain(title)
    expect(canonicalOf(body)).toBe(ORIGIN + path.toLowerCase())
    expect(metaOf(body, "description")).toContain("Basket")
    expect(metaOf(body, "og:image")).toBe(`${ORIGIN}/icons/icon-512.png`)
  })
})

it("tells of a page in the language that its visitor chose", async () => {
  const { port } = await aStorefront(9)
  const hindi = { headers: { cookie: "shop_language=hi" } }
  const { body } = await ask(port, "/products/fruits", hindi)
  expect(body).toContain("<title>ताज़े फल · Basket</title>")
  expect(metaOf(body, "og:locale")).toBe("hi_IN")
})
