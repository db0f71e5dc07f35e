import type { Locator } from "playwright-core"
import { afterAll, describe, expect, inject, it } from "vitest"
import { expectNoFaults } from "../src/faults.js"
import { useHeader } from "../src/header.js"
import { inspect, inspectInTheDark } from "../src/inspect.js"
import { signInSeller, signUp, somebody } from "../src/people.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

/** Every screen a visitor can open, with a text of the specification that it shows. */
const screens = [
  ["/", "Fresh Moments, Smarter Choices."],
  ["/products", "All Products"],
  ["/products?q=nothing-is-called-so", "No products found."],
  ["/products/vegetables", "Organic veggies"],
  ["/products/toys", "No products available in this category."],
  ["/products/fruits/unknown", "Product not found!"],
  ["/cart", "Login first to add address"],
  ["/my-orders", "Please login to see orders"],
  ["/contact", "Contact"],
  ["/faqs", "Frequently Asked Questions"],
  ["/return-policy", "Return and Refund Policy"],
  ["/forgot-password", "Forgot Password"],
  ["/seller", "Login"],
  ["/no/such/page", "Page Not Found"],
] as const

describe.each(viewports)("on a $name", (viewport) => {
  it.each(screens)("%s shows '%s', fits the width and is accessible", async (path, text) => {
    // An unknown address is a 404, which browsers note in their console.
    const { page, open, end } = await visit(viewport, [/status of 404/])
    await open(path)
    await page.getByRole("main").getByText(text).first().waitFor()
    await inspect(page)
    const footers = path.startsWith("/seller") ? 0 : 1
    await expect.poll(() => page.getByRole("contentinfo").count()).toBe(footers)
    await end()
  })

  it("what opens above a page is accessible: sign-in dialog, menu, profile", async () => {
    const { page, open, end } = await visit(viewport)
    await open("/contact")
    await useHeader(page, viewport, "Login")
    await page.getByRole("dialog", { name: "Login" }).waitFor()
    await expectNoFaults(page)
    await signUp(page, somebody())
    const isPhone = viewport.name === "phone"
    await page.getByRole("button", { name: isPhone ? "Open menu" : "Account" }).click()
    const menu = page.getByRole(isPhone ? "dialog" : "menu")
    await menu.getByText("My Orders").waitFor()
    await expectNoFaults(page)
    await end()
  })

  it("the seller's screens fit the width and are accessible", async () => {
    const { page, open, end } = await visit(viewport)
    await signInSeller(page, inject("shop").seller)
    for (const path of ["/seller", "/seller/product-list", "/seller/orders", "/seller/contact"]) {
      await open(path)
      await page.getByText("Hi! Admin").waitFor()
      await inspect(page)
      // The others are looked at in the dark in the seller's day.
      if (path === "/seller" || path === "/seller/contact") await inspectInTheDark(page)
    }
    await end()
  })

  it("/add-address leads a visitor to the cart", async () => {
    const { page, open, end } = await visit(viewport)
    await open("/add-address")
    await page.waitForURL("**/cart")
    await end()
  })

  it("/loader leads to a page of the shop after a moment, never elsewhere", async () => {
    const { page, open, end } = await visit(viewport)
    await open("/loader?next=my-orders")
    await page.waitForURL("**/my-orders")
    await open("/loader?next=//example.org/")
    await page.waitForURL(/localhost:\d+\/(?!loader)/)
    await end()
  })
})

const surfaceOf = (element: Locator) =>
  element.evaluate((found) => getComputedStyle(found).backgroundColor)

it("in a person's own colors a chosen filter is told from another, and a badge has an edge", async () => {
  const [, desktop] = viewports
  const { page, open, end } = await visit(desktop)
  await page.emulateMedia({ forcedColors: "active" })
  await open("/products")
  const sort = page.getByLabel("Sort by")
  const other = page.getByLabel("Category").locator("..")
  expect(await surfaceOf(sort.locator(".."))).toBe(await surfaceOf(other))
  await sort.selectOption({ index: 1 })
  await expect.poll(() => surfaceOf(sort.locator(".."))).not.toBe(await surfaceOf(other))
  const badge = page.getByText(/% off$/).first()
  const { outlineStyle, outlineColor, backgroundColor } = await badge.evaluate((found) => {
    const { outlineStyle, outlineColor, backgroundColor } = getComputedStyle(found)
    return { outlineStyle, outlineColor, backgroundColor }
  })
  expect(outlineStyle).toBe("solid")
  expect(outlineColor).not.toBe(backgroundColor)
  await end()
})

it("with text at 200 % on a phone the cart's count leaves its icon to be seen", async () => {
  const [phone] = viewports
  const { page, open, end } = await visit(phone)
  await open("/products/bakery")
  await page.getByRole("article").first().getByRole("button", { name: /^Add/ }).click()
  const cart = page.getByRole("banner").getByRole("link", { name: "Cart, 1 item" })
  await cart.waitFor()
  await page.evaluate(() => void (document.documentElement.style.fontSize = "200%"))
  const icon = (await cart.locator("svg").boundingBox())!
  const count = (await cart.getByText("1", { exact: true }).boundingBox())!
  const covered =
    Math.max(0, icon.x + icon.width - count.x) * Math.max(0, count.y + count.height - icon.y)
  expect(covered / (icon.width * icon.height)).toBeLessThan(0.25)
  await end()
})
