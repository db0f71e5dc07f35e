import { readFileSync } from "node:fs"
import { join } from "node:path"
import type { Page } from "playwright-core"
import { afterAll, expect, inject, it } from "vitest"
import { STEADY_SHELF } from "../src/steady-shelf.js"
import { aTeamShop, digestsOf, root } from "../src/team-shop.js"
import { buildVersionBefore, VERSION_BEFORE } from "../src/version-before.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

const [, desktop] = viewports

/** The live release of each, by name. */
function liveIn(localDir: string): Record<string, string | undefined> {
  const text = readFileSync(join(localDir, "mfe/registry.json"), "utf8")
  const { microFrontends } = JSON.parse(text) as {
    microFrontends: { name: string; release: string }[]
  }
  return Object.fromEntries(microFrontends.map(({ name, release }) => [name, release]))
}

/**
 * Signs the seller in, by call: the backend knows the shop by another address than this test's storefront,
 * and refuses its form.
 */
async function enterAsSeller(page: Page, url: string): Promise<void> {
  const { url: origin, seller } = inject("shop")
  const byNumber = url.replace("team.localhost", "127.0.0.1")
  const request = { data: seller, headers: { origin } }
  const answer = await page.request.post(`${byNumber}/api/seller/login`, request)
  expect(await answer.json()).toMatchObject({ success: true })
  const cookies = await page.context().cookies(byNumber)
  await page
    .context()
    .addCookies(cookies.map((cookie) => ({ ...cookie, domain: "team.localhost" })))
}

it("a fourth team starts a micro-frontend, publishes it into the running shop, and takes it back, alone", async () => {
  const { url, folder, localDir, mfe } = await aTeamShop()
  const everybodyElse = () =>
    digestsOf(
      join(root, "shell/dist"),
      ...["catalog", "cart", "seller"].map((name) => join(localDir, "mfe", name)),
    )
  const before = everybodyElse()
  const { page, end } = await visit(desktop)
  const inMenu = page.getByRole("banner").getByRole("link", { name: "Recipes" })
  const note = page.getByText("There is more about").first()
  const openProduct = async () => {
    await page.goto(url + STEADY_SHELF)
    await page.getByRole("article").first().getByRole("link").first().click()
    await page.getByText("(inclusive of all taxes)").waitFor()
  }
  await openProduct()
  expect(await inMenu.count()).toBe(0)

  const recipes = join(folder, "mfe-recipes")
  await mfe("new", "recipes", recipes)
  expect(await mfe("publish", recipes)).toContain("recipes 0.1.0 is live")
  const served = await page.request.get(`${url.replace("team.localhost", "127.0.0.1")}/recipes`)
  expect(await served.text()).toContain("<title>Recipes · ")

  await page.reload()
  await note.waitFor()
  await inMenu.click()
  await page.getByRole("heading", { name: "Recipes", level: 1 }).waitFor()
  await page.getByRole("listitem").filter({ hasText: /\w/ }).first().waitFor()
  expect(await mfe("history", "recipes")).toContain("this machine")

  expect(await mfe("rollback", "recipes")).toContain("recipes is gone from the shop")
  await openProduct()
  expect([await inMenu.count(), await note.count()]).toEqual([0, 0])
  await page.goto(`${url}/recipes`)
  await page
    .getByRole("heading", { name: "Page Not Found" })
    .or(page.getByText("404"))
    .first()
    .waitFor()
  expect(everybodyElse()).toEqual(before)
  await end().catch((error: Error) => expect(error.message).toMatch(/404/))
})

it("each team's version and the one before it, of other sources, work with each other's: cards, badge, product page, cart, the seller's list", async () => {
  const { url, folder, localDir, registry } = await aTeamShop()
  const names = ["catalog", "cart", "seller"]
  const today = liveIn(localDir)
  const builds = await Promise.all(names.map((name) => buildVersionBefore(name, folder)))
  for (const build of builds) await registry("publish", build)
  const { page, end } = await visit(desktop)
  const inCart = page.getByRole("banner").getByRole("link", { name: /cart/i })
  await enterAsSeller(page, url)

  /** Holds what is drawn of a micro-frontend to be of the version before, or of today's. */
  const expectVersion = async (name: string, module: string, isBefore: boolean) => {
    const part = page.locator(`[data-mfe="${name}"][data-mfe-module="${module}"]`).first()
    await part.waitFor({ state: "attached" })
    const before = part.locator('> [data-version="before"]')
    await expect.poll(() => before.count()).toBe(isBefore ? 1 : 0)
  }
  // Of any two teams each pair of versions meets once.
  for (const isBefore of [
    [true, true, false],
    [true, false, true],
    [false, true, true],
    [false, false, false],
  ]) {
    const [catalogBefore = false, cartBefore = false, sellerBefore = false] = isBefore
    for (const [index, name] of names.entries()) {
      const wanted = isBefore[index] ? VERSION_BEFORE : today[name]
      if (liveIn(localDir)[name] !== wanted) await registry("rollback", name, String(wanted))
    }
    await page.goto(url + STEADY_SHELF)
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    // Catalog hands the product to cart's button (parent to child), which tells cart's badge in the
    // shell's header (sibling to sibling, over three owners).
    const card = page.getByRole("article").first()
    await card.getByRole("button", { name: /add/i }).first().click()
    await inCart.filter({ hasText: "1" }).waitFor()
    await expectVersion("catalog", "./app", catalogBefore)
    await expectVersion("cart", "./fragments/add-to-cart", cartBefore)
    await card.getByRole("link").first().click()
    await page.getByText("(inclusive of all taxes)").waitFor()
    // Cart's button inside catalog's page leads to cart's own page (child to parent: the address).
    await page.getByRole("button", { name: "Buy now" }).click()
    await page.waitForURL(`${url}/cart`)
    await page.getByRole("heading", { level: 1 }).first().waitFor()
    await expectVersion("cart", "./app", cartBefore)
    await page.goto(`${url}/seller/product-list`)
    await page.getByRole("switch").first().waitFor()
    await expectVersion("seller", "./app", sellerBefore)
  }
  await end()
})
