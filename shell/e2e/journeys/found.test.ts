import { afterAll, expect, inject, it } from "vitest"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

const { url } = inject("shop")
const get = (path: string) => fetch(new URL(path, url))

/** Pages of the sitemap as paths of this shop. Until the storefront has read the products there is none. */
async function sitemapPaths(): Promise<string[]> {
  await expect.poll(async () => (await get("/sitemap.xml")).status).toBe(200)
  const text = await (await get("/sitemap.xml")).text()
  return [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, page = ""]) => new URL(page).pathname)
}

/** Those that are not there. */
async function missing(paths: readonly string[]): Promise<string[]> {
  const lost: string[] = []
  for (const path of paths) if ((await get(path)).status !== 200) lost.push(path)
  return lost
}

it("every page of the sitemap is there", async () => {
  const paths = await sitemapPaths()
  expect(paths.length).toBeGreaterThan(5 + 7)
  const lost = await missing(paths)
  // What another journey has withdrawn meanwhile is gone from the sitemap as well.
  const named = async () => {
    const now = await sitemapPaths()
    return missing(lost.filter((path) => now.includes(path)))
  }
  await expect.poll(named).toEqual([])
})

/** A page as search engines read it: no code has run. */
async function headOf(path: string, language: "en" | "hi") {
  const headers = { cookie: `shop_language=${language}` }
  const html = await (await fetch(new URL(path, url), { headers })).text()
  const [, title = ""] = /<title>(?:(.*) · )?[^·]*<\/title>/.exec(html) ?? []
  const isPersonal = html.includes('<meta name="robots" content="noindex">')
  expect(html.includes('<link rel="canonical"')).toBe(!isPersonal)
  return [title, isPersonal]
}

it.each([
  ["/", "", "", false],
  ["/products", "All Products", "सारा सामान", false],
  ["/products/fruits", "Fresh Fruits", "ताज़े फल", false],
  ["/cart", "Cart", "कार्ट", false],
  ["/add-address", "Add Address", "पता जोड़ें", true],
  ["/edit-address/any", "", "", true],
  ["/my-orders", "My Orders", "मेरे ऑर्डर", true],
  ["/my-orders/any", "", "", true],
  ["/seller", "Seller", "विक्रेता", true],
  ["/seller/product-list", "", "", true],
  ["/seller/product-list/any", "", "", true],
  ["/seller/orders", "", "", true],
  ["/seller/contact", "", "", true],
])("%s says before its code runs that it is '%s' or '%s'; personal: %s", async (...said) => {
  const [path, english, hindi, isPersonal] = said
  expect(await headOf(path, "en")).toEqual([english, isPersonal])
  expect(await headOf(path, "hi")).toEqual([hindi, isPersonal])
})

it("what a head says of a product is what the page shows", async () => {
  const path = (await sitemapPaths()).findLast((one) => one.startsWith("/products/"))!
  const { page, open, end } = await visit(viewports[1])
  await open(path)
  const name = await page.getByRole("main").getByRole("heading", { level: 1 }).innerText()
  const data = await page.locator('script[type="application/ld+json"]').first().textContent()
  const product = JSON.parse(data!) as { name: string; offers: { price: string } }
  expect(product.name).toBe(name)
  const price = new Intl.NumberFormat("en-IN", {
    trailingZeroDisplay: "stripIfInteger",
    minimumFractionDigits: 2,
  })
  const main = page.getByRole("main")
  await main
    .getByText(`₹${price.format(Number(product.offers.price))}`, { exact: true })
    .first()
    .waitFor()
  expect(await page.locator('link[rel="canonical"]').getAttribute("href")).toMatch(path)
  await end()
})

it.each([
  ["/products/dairy/nothing", "Product not found!"],
  ["/products/toys", "No products available in this category."],
  ["/nowhere", "Page Not Found"],
])("%s is a 404 that says kindly '%s'", async (path, text) => {
  await expect.poll(async () => (await get(path)).status).toBe(404)
  const { page, open, end } = await visit(viewports[0], [/status of 404/])
  await open(path)
  await page.getByRole("main").getByText(text).waitFor()
  await end()
})

it("a phone finds the manifest and every icon it names", async () => {
  const { icons } = (await (await get("/manifest.webmanifest")).json()) as {
    icons: { src: string }[]
  }
  for (const src of [...icons.map((icon) => icon.src), "/icons/apple-touch-icon.png"]) {
    const answer = await get(src)
    expect([src, answer.status, answer.headers.get("content-type")]).toEqual([
      src,
      200,
      "image/png",
    ])
  }
})
