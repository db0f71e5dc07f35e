import { join } from "node:path"
import { afterAll, expect, it } from "vitest"
import { aTeamShop, digestsOf, root } from "../src/team-shop.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

const [, desktop] = viewports

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
    await page.goto(`${url}/products`)
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
