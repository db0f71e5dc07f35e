import { afterAll, describe, expect, it } from "vitest"
import { STEADY_SHELF } from "../src/steady-shelf.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

const [, desktop] = viewports

/** The checks of the Tractor Store blueprint that are about teams on one screen; docs/teams.md has them all. */
describe("teams on one screen", () => {
  it("each draw their own part: a page, in it other teams' fragments, and in the shell's header another's", async () => {
    const { page, open, end } = await visit(desktop)
    const miniCart = page.locator('header [data-mfe="cart"]')
    for (const path of ["/", STEADY_SHELF, "/cart", "/contact"]) {
      await open(path)
      await miniCart.getByRole("link", { name: /cart/i }).waitFor()
    }
    await open(STEADY_SHELF)
    const shelf = page.locator('main > [data-mfe="catalog"]')
    await shelf.locator('[data-mfe="cart"]').getByRole("button").first().waitFor()
    await open("/cart")
    await page.locator('main > [data-mfe="cart"]').waitFor()
    await open("/seller")
    await page.locator('main > [data-mfe="seller"]').waitFor()
    expect(await page.locator('[data-mfe="cart"]').count()).toBe(0)
    await end()
  })

  it("talk: parent to child, sibling to sibling, child to parent", async () => {
    const { page, open, end } = await visit(desktop)
    await open(STEADY_SHELF)
    const badge = page.getByRole("banner").getByRole("link", { name: /^Cart/ })
    const cards = page.getByRole("article")
    const first = await cards.nth(0).getByRole("heading").innerText()

    await cards.nth(0).getByRole("link").first().click()
    await page.getByRole("heading", { level: 1, name: first }).waitFor()
    // Parent to child: the page goes on to another product, and cart's box in it is for that one.
    await cards.nth(0).getByRole("link").first().click()
    await expect.poll(() => page.getByRole("heading", { level: 1 }).innerText()).not.toBe(first)
    const second = await page.getByRole("heading", { level: 1 }).innerText()
    await page.getByRole("button", { name: "Add to Cart" }).click()
    // Sibling to sibling: the badge in the shell's header.
    await expect.poll(() => badge.getAttribute("aria-label")).toBe("Cart, 1 item")
    // Child to parent: cart's box has catalog's page give way.
    await page.getByRole("button", { name: "Buy now" }).click()
    await page.waitForURL("**/cart")
    const remove = page.getByRole("button", { name: /Remove/ }).first()
    await remove.waitFor()
    await page.getByRole("main").getByText(second).first().waitFor()
    expect(await page.getByRole("main").getByText(first).count()).toBe(0)
    await remove.click()
    await expect.poll(() => badge.getAttribute("aria-label")).not.toBe("Cart, 1 item")
    await end()
  })

  it("are outlined by name where somebody asks for it, and what shows nothing is not", async () => {
    const { page, open, end } = await visit(desktop)
    await open("/mfe/inspector")
    await page.getByRole("switch").click()
    await open(STEADY_SHELF)
    for (const label of ["catalog", "cart mini-cart", "cart add-to-cart"])
      await page.getByText(label, { exact: true }).first().waitFor()
    expect(await page.getByText("cart cart-bar", { exact: true }).count()).toBe(0)
    await end()
  })
})
