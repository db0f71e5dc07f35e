import { mkdirSync, writeFileSync } from "node:fs"
import { resolve } from "node:path"
import { type Browser, chromium, type Page } from "playwright-core"
import { afterAll, beforeAll, inject, it } from "vitest"
import { orderByCalls } from "../src/order-by-calls.js"
import { signInSeller, signUp, somebody } from "../src/people.js"
import { launchOptions } from "../src/visit.js"
import { type Picture, sheetOf } from "./sheet.js"

const folder = resolve(import.meta.dirname, "../../../docs/screens")
const widths = [
  { width: 360, height: 780 },
  { width: 768, height: 900 },
  { width: 1280, height: 860 },
] as const
const schemes = ["light", "dark"] as const

type Path = string | ((page: Page) => Promise<string>)

const firstProduct = async (page: Page) => {
  const { products } = (await (await page.request.get("/api/product/list")).json()) as {
    products: { _id: string; category: string; inStock: boolean }[]
  }
  const product = products.find(({ inStock }) => inStock)
  return `/products/${product?.category.toLowerCase()}/${product?._id}`
}

const myOrder = async (page: Page) => {
  const { orders } = (await (await page.request.get("/api/order/user")).json()) as {
    orders: { _id: string }[]
  }
  return `/my-orders/${orders[0]?._id}`
}

const editedProduct = async (page: Page) =>
  `/seller/product-list/${(await firstProduct(page)).split("/").at(-1)}`

const ofVisitors: Record<string, Path> = {
  home: "/",
  products: "/products",
  "nothing-found": "/products?q=nothing-is-called-so",
  category: "/products/fruits",
  product: firstProduct,
  "product-unknown": "/products/fruits/unknown",
  "cart-empty": "/cart",
  contact: "/contact",
  faqs: "/faqs",
  "return-policy": "/return-policy",
  "forgot-password": "/forgot-password",
  "newsletter-confirm": "/newsletter/confirm?token=used",
  "not-found": "/no/such/page",
  "seller-login": "/seller",
}
const ofShoppers: Record<string, Path> = {
  cart: "/cart",
  "add-address": "/add-address",
  "my-orders": "/my-orders",
  "my-order": myOrder,
}
const ofSellers: Record<string, Path> = {
  "seller-add": "/seller",
  "seller-products": "/seller/product-list",
  "seller-edit": editedProduct,
  "seller-orders": "/seller/orders",
  "seller-contact": "/seller/contact",
}

let browser: Browser
const pictures = new Map<string, Picture[]>()

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  browser = await chromium.launch(launchOptions)
})
afterAll(() => browser.close())

/** Opens a screen, waits until nothing is loading, and keeps what is seen of it. */
async function take(page: Page, name: string, path: Path, scheme: string): Promise<void> {
  await page.goto(typeof path === "string" ? path : await path(page))
  await page.waitForLoadState("networkidle")
  const picture = await page.screenshot({ type: "jpeg", quality: 80 })
  const all = pictures.get(name) ?? []
  pictures.set(name, [...all, { picture, scheme, width: page.viewportSize()?.width ?? 0 }])
}

for (const scheme of schemes)
  for (const viewport of widths)
    it(`takes every screen at ${viewport.width}, ${scheme}`, async () => {
      const context = await browser.newContext({
        baseURL: inject("shop").url,
        viewport,
        colorScheme: scheme,
        reducedMotion: "reduce",
        locale: "en-IN",
        timezoneId: "Asia/Kolkata",
      })
      const page = await context.newPage()
      const takeAll = async (screens: Record<string, Path>) => {
        for (const [name, path] of Object.entries(screens)) await take(page, name, path, scheme)
      }
      await takeAll(ofVisitors)
      await page.goto("/my-orders")
      const person = somebody()
      await page.getByRole("main").getByRole("button", { name: "Login" }).click()
      await signUp(page, person)
      await orderByCalls(page, person)
      await page.goto("/products")
      for (const at of [0, 1, 1])
        await page
          .getByRole("main")
          .getByRole("button", { name: /^(Add|One more)/ })
          .nth(at)
          .click()
      await takeAll(ofShoppers)
      await page.request.get("/api/user/logout")
      await signInSeller(page, inject("shop").seller)
      await takeAll(ofSellers)
      await context.close()
    })

it("lays the pictures of each screen on one sheet", async () => {
  const page = await browser.newPage()
  for (const [name, taken] of pictures)
    writeFileSync(resolve(folder, `${name}.jpg`), await sheetOf(page, taken))
})
