import { readFileSync } from "node:fs"
import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import { STEADY_SHELF } from "../src/steady-shelf.js"
import { aTeamShop, digestsOf, root } from "../src/team-shop.js"
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

it("each team's version and the one before it work with each other's: cards, badge, product page, cart", async () => {
  const { url, localDir, mfe, publishAs } = await aTeamShop()
  const before = liveIn(localDir)
  for (const name of ["catalog", "cart"]) await publishAs(name, "9.0.0")
  const { page, end } = await visit(desktop)
  const inCart = page.getByRole("banner").getByRole("link", { name: /cart/i })
  for (const [catalog, cart] of [
    ["9.0.0", "9.0.0"],
    ["9.0.0", before.cart],
    [before.catalog, before.cart],
    [before.catalog, "9.0.0"],
  ]) {
    const now = liveIn(localDir)
    if (now.catalog !== catalog) await mfe("rollback", "catalog", String(catalog))
    if (now.cart !== cart) await mfe("rollback", "cart", String(cart))
    await page.goto(url + STEADY_SHELF)
    await page.evaluate(() => localStorage.clear())
    await page.reload()
    // Catalog hands the product to cart's button (parent to child), which tells cart's badge in the
    // shell's header (sibling to sibling, over three owners).
    const card = page.getByRole("article").first()
    await card.getByRole("button", { name: /add/i }).first().click()
    await inCart.filter({ hasText: "1" }).waitFor()
    await card.getByRole("link").first().click()
    await page.getByText("(inclusive of all taxes)").waitFor()
    // Cart's button inside catalog's page leads to cart's own page (child to parent: the address).
    await page.getByRole("button", { name: "Buy now" }).click()
    await page.waitForURL(`${url}/cart`)
    await page.getByRole("heading", { level: 1 }).first().waitFor()
  }
  await end()
})
