import type { APIResponse, Page } from "playwright-core"
import { afterAll, describe, expect, it } from "vitest"
import { expectNoFaults } from "../src/faults.js"
import { layoutShift, watchLayoutShift } from "../src/layout-shift.js"
import { STEADY_SHELF } from "../src/steady-shelf.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

const LIST = "**/api/product/list"

/** Letters that get their own font move by a hair; anything a person would see is a hundred times that. */
const UNSEEN = 0.0005

const names = (page: Page) => page.getByRole("article").getByRole("heading").allTextContents()

/** The names of all cards that the list says it has: those below the first shelf are drawn when there is time. */
async function allNames(page: Page): Promise<string[]> {
  const said = page.getByRole("main").getByText(/^\d+ products$/)
  await expect
    .poll(async () => (await said.innerText()) === `${(await names(page)).length} products`)
    .toBe(true)
  return names(page)
}

/** Holds the list as it is now, whatever other journeys add and withdraw meanwhile. */
async function freezeList(page: Page): Promise<void> {
  let answer: Promise<APIResponse> | undefined
  await page.route(LIST, async (route) => {
    answer ??= route.fetch()
    await route.fulfill({ response: await answer })
  })
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY))

describe.each(viewports)("on a $name", (viewport) => {
  it("Back finds the list as it was left: searched, sorted, filtered, and at its place", async () => {
    const { page, open, end } = await visit(viewport)
    await freezeList(page)
    await open("/products?q=a")
    await page.getByRole("combobox", { name: "Sort by" }).selectOption("Price: high to low")
    await page.getByRole("button", { name: "On offer" }).click()
    await page.waitForURL(/sort=price-desc/)
    await page.waitForURL(/offer=1/)
    await page.getByRole("button", { name: "On offer", pressed: true }).waitFor()
    await expectNoFaults(page)
    const before = await allNames(page)
    const card = page.getByRole("article").nth(before.length - 6)
    await card.scrollIntoViewIfNeeded()
    const place = await scrolled(page)
    expect(place).toBeGreaterThan(viewport.height)

    await card.getByRole("link").first().click()
    await page.getByText("(inclusive of all taxes)").waitFor()
    await expect.poll(() => scrolled(page)).toBe(0)
    await page.goBack()
    await page.waitForFunction(() => window.scrollY > 0)
    await expect.poll(() => names(page)).toEqual(before)
    expect(page.url()).toMatch(/q=a.*sort=price-desc.*offer=1/)
    // Where the list is drawn anew a line more or less may have been wrapped.
    await expect.poll(async () => Math.abs((await scrolled(page)) - place)).toBeLessThan(4)
    await end()
  })

  it("nothing jumps while a page loads, however late the products come", async () => {
    const { page, open, end } = await visit(viewport)
    await watchLayoutShift(page)
    await page.route(LIST, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 600))
      await route.continue()
    })
    const settlesAt = async (path: string) => {
      await open(path)
      await page.getByRole("article").first().waitFor()
      await page.waitForLoadState("networkidle")
      expect(await layoutShift(page), path).toBeLessThan(UNSEEN)
    }
    for (const path of ["/products", "/", STEADY_SHELF]) await settlesAt(path)
    const product = page.getByRole("article").first().getByRole("link").first()
    await settlesAt(String(await product.getAttribute("href")))
    await end()
  })

  it("a picture can be looked at closely, and the keyboard comes back to where it was", async () => {
    const { page, open, end } = await visit(viewport)
    await open(STEADY_SHELF)
    await page.getByRole("article").getByRole("link").first().click()
    await page.getByText("(inclusive of all taxes)").waitFor()
    await page.waitForLoadState("networkidle")
    await expectNoFaults(page)
    const enlarge = page.getByRole("button", { name: /^Enlarge the picture/ })
    if (viewport.name === "phone") await enlarge.tap()
    else await enlarge.press("Enter")
    const sheet = page.getByRole("dialog")
    const picture = sheet.getByRole("button", { name: "Zoom in" })
    await picture.waitFor()
    await expectNoFaults(page)
    await picture.click()
    const closer = sheet.getByRole("button", { name: "Zoom out" })
    await closer.waitFor()
    // The spot that was pressed is in the middle.
    const pushed = () => closer.evaluate(({ parentElement }) => parentElement?.scrollLeft)
    await expect.poll(pushed).toBeGreaterThan(9)
    await sheet.getByRole("button", { name: "Next picture" }).click()
    await sheet.getByText(/^Picture 2 of/).waitFor()
    await page.keyboard.press("Escape")
    await sheet.waitFor({ state: "detached" })
    await expect
      .poll(() => enlarge.evaluate((button) => button === document.activeElement))
      .toBe(true)
    await end()
  })

  it("the first letter searched for leads to the products, and the box stays to type on", async () => {
    const { page, open, end } = await visit(viewport)
    await open("/faqs")
    const opener = page.getByRole("button", { name: "Search products" })
    if (viewport.name === "phone") await opener.click()
    const box = page.getByRole("searchbox")
    await box.pressSequentially("ri")
    await page.waitForURL("**/products?q=ri")
    await page.getByText("Results for “ri”").waitFor()
    expect(await box.inputValue()).toBe("ri")
    for (const name of await names(page)) expect(name.toLowerCase()).toContain("ri")
    await end()
  })

  it("a tile leads to the top of its category, under a header that stays", async () => {
    const { page, open, end } = await visit(viewport)
    await open("/")
    const tiles = page.getByRole("region", { name: "Categories" }).getByRole("list")
    await tiles.getByRole("link").last().scrollIntoViewIfNeeded()
    // It glides: a page opened before it has come to its place would glide on.
    const start = await scrolled(page)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => scrolled(page)).toBeGreaterThanOrEqual(start + 300)
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0)
    await tiles.getByRole("link").last().click()
    await page.getByRole("heading", { name: "Grains & Cereals" }).waitFor()
    await expect.poll(() => scrolled(page)).toBe(0)

    await open("/")
    const columns = () =>
      tiles.evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(" ").length)
    const wanted = { 360: 2, 600: 3, 768: 4, 1024: 6, 1280: 7 }
    for (const [width, count] of Object.entries(wanted)) {
      await page.setViewportSize({ width: Number(width), height: viewport.height })
      await expect.poll(columns, { message: `at ${width}` }).toBe(count)
    }
    await end()
  })

  it("the keyboard gets past the header by the first link", async () => {
    const { page, open, end } = await visit(viewport)
    await open("/faqs")
    await page.getByRole("heading", { level: 1 }).waitFor()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    const isAtMain = () => page.evaluate(() => document.activeElement?.id === "main")
    await expect.poll(isAtMain).toBe(true)
    await page.keyboard.press("Tab")
    const isWithin = () => page.evaluate(() => document.activeElement?.matches("main *"))
    await expect.poll(isWithin).toBe(true)
    await end()
  })

  it("300 products of one category are all there, and no wider than the screen", async () => {
    const { page, open, end } = await visit(viewport)
    await page.route(LIST, async (route) => {
      const answer = await route.fetch()
      const { products } = (await answer.json()) as { products: { _id: string }[] }
      const many = Array.from({ length: 300 }, (_, index) => ({
        ...products[index % products.length],
        _id: `copy-${index}`,
        name: index % 3 ? `Copy ${index}` : `Copy ${index} ${"Extraordinarily".repeat(12)}`,
        category: "Dairy",
        inStock: true,
      }))
      await route.fulfill({
        response: answer,
        json: { success: true, message: "", products: many },
      })
    })
    await open("/products/dairy")
    await page.getByText("300 products").waitFor()
    // The first shelf is drawn at once, the rest when there is time.
    await page.getByRole("article").nth(299).waitFor()
    expect(await page.getByRole("article").count()).toBe(300)
    await page.keyboard.press("End")
    await page.getByText("Copy 299").waitFor()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await end()
  })

  it("a list that comes as a page of HTML, or a picture that does not come, leaves words behind", async () => {
    const { page, open, end } = await visit(viewport, [/ERR_FAILED/])
    await page.route(LIST, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Welcome</h1>" }),
    )
    await page.route("**/uploads/**", (route) => route.abort())
    await open("/products")
    const again = page.getByRole("button", { name: "Try again" })
    await again.waitFor()
    await page.unroute(LIST)
    await again.click()
    await page.getByText("Picture not available").first().waitFor()
    await end()
  })
})
