import { afterAll, describe, it } from "vitest"
import { useHeader } from "../src/header.js"
import { somebody, signUp } from "../src/people.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

describe.each(viewports)("on a $name", (viewport) => {
  it("a visitor keeps the cart over a reload and signing up, and finds it again after signing out", async () => {
    const person = somebody()
    const { page, open, end } = await visit(viewport)
    const cart = page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })

    await open("/products/bakery")
    const card = page.getByRole("article").first()
    await card.getByRole("button", { name: /^Add/ }).click()
    await card.getByRole("button", { name: / more$/ }).click()
    await cart.waitFor()
    await page.reload()
    await cart.waitFor()

    await useHeader(page, viewport, "Login")
    await signUp(page, person)
    await cart.waitFor()
    if (viewport.name === "phone") await page.getByRole("button", { name: "Open menu" }).click()
    else await page.getByRole("button", { name: "Account" }).click()
    await page.getByText("Logout", { exact: true }).click()
    await page
      .getByRole("banner")
      .getByRole("link", { name: "Cart, 2 items" })
      .waitFor({ state: "hidden" })

    await useHeader(page, viewport, "Login")
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("Email", { exact: true }).fill(person.email)
    await dialog.getByLabel("Password", { exact: true }).fill(person.password)
    await dialog.getByRole("button", { name: "Login", exact: true }).click()
    await dialog.waitFor({ state: "hidden" })
    await cart.waitFor()
    await end()
  })
})
