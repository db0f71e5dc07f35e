import { randomUUID } from "node:crypto"
import { resolve } from "node:path"
import { afterAll, describe, expect, inject, it } from "vitest"
import { useHeader } from "../src/header.js"
import { inspect } from "../src/inspect.js"
import { somebody, signInSeller, signUp } from "../src/people.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

const picture = resolve(import.meta.dirname, "../fixtures/mango.png")
afterAll(closeBrowser)

describe.each(viewports)("on a $name", (viewport) => {
  it("a visitor signs up, orders with cash on delivery and sees the order; so does the seller", async () => {
    const person = somebody()
    // Of all orders in the seller's list this one alone goes there.
    const street = `12 Hazratganj, ${person.name}`
    const shopper = await visit(viewport)
    const { page } = shopper

    await shopper.open("/")
    await page.getByRole("heading", { name: "Fresh Moments, Smarter Choices." }).waitFor()
    await useHeader(page, viewport, "Login")
    await signUp(page, person)

    await page
      .getByRole("link", { name: /Shop Now/ })
      .first()
      .click()
    await page.waitForURL("**/products")
    await page.goto("/products?q=banana")
    const card = page
      .getByRole("article")
      .filter({ hasText: /banana/i })
      .first()
    await card.getByRole("link").first().click()
    await page.waitForURL(/\/products\/fruits\/prod_/)
    await page.getByText("(inclusive of all taxes)").waitFor()
    const name = (await page.getByRole("heading", { level: 1 }).innerText()).trim()
    await page.getByRole("button", { name: "Add to Cart" }).click()
    await page.getByRole("link", { name: "Cart, 1 item" }).first().click()

    await page.getByLabel(`Quantity of ${name}`).selectOption("3")
    await inspect(page)
    await page.getByRole("link", { name: "Add address" }).first().click()
    const address = {
      "First name": "Asha",
      "Last name": "Verma",
      "Email address": person.email,
      Phone: "9876543210",
      Street: street,
      City: "Lucknow",
      "PIN code": "226001",
    }
    for (const [label, text] of Object.entries(address)) await page.getByLabel(label).fill(text)
    expect(await page.getByLabel("State").inputValue()).toBe("Uttar Pradesh")
    await inspect(page)
    await page.getByRole("button", { name: "Save Address" }).click()

    await page.waitForURL("**/cart")
    const total = await page
      .getByText(/Total Amount/)
      .locator("..")
      .innerText()
    await page.getByRole("button", { name: "Place Order" }).click()
    await page.waitForURL("**/my-orders")
    const order = page.getByRole("article").first()
    await order.getByText(name).first().waitFor()
    await inspect(page)
    const said = await order.innerText()
    expect(said).toContain("Order Placed")
    expect(said).toContain("Pending")
    expect(said).toContain(street)
    const amount = /₹[\d,.]+/.exec(total)?.[0]
    expect(amount).toBeDefined()
    expect(said).toContain(amount)
    await shopper.end()

    const seller = await visit(viewport)
    await signInSeller(seller.page, inject("shop").seller)
    await seller.open("/seller/orders")
    const same = seller.page.getByRole("article").filter({ hasText: street })
    await expect.poll(() => same.innerText()).toContain(amount)
    await seller.end()
  })

  it("a seller adds a product with a picture; shoppers see it until it is switched off", async () => {
    const name = `Mango ${randomUUID().slice(0, 8)}`
    const seller = await visit(viewport)
    await signInSeller(seller.page, inject("shop").seller)
    const dialog = seller.page.waitForEvent("filechooser")
    await seller.page.getByRole("button", { name: "Choose picture 1" }).click()
    await (await dialog).setFiles(picture)
    await seller.page.getByRole("button", { name: "Change picture 1" }).waitFor()
    await seller.page.getByLabel("Product name").fill(name)
    await seller.page.getByLabel("Description").fill("Sweet\nFrom Malihabad")
    await seller.page.getByLabel("Category").selectOption("Fruits")
    await seller.page.getByLabel("Price (MRP, ₹)").fill("120")
    await seller.page.getByLabel("Offer price (₹)").fill("99.50")
    await seller.page.getByRole("button", { name: "Add product" }).click()
    await seller.page.getByText("Product added successfully").first().waitFor()

    const shopper = await visit(viewport)
    await shopper.open(`/products?q=${encodeURIComponent(name)}`)
    const card = shopper.page.getByRole("article").filter({ hasText: name })
    const image = card.locator("img").first()
    const widthOf = (found: Element) => (found instanceof HTMLImageElement ? found.naturalWidth : 0)
    await expect.poll(() => image.evaluate(widthOf)).toBeGreaterThan(0)
    await shopper.page.getByText("₹99.50").first().waitFor()

    await seller.open("/seller/product-list")
    await seller.page.getByRole("switch", { name: new RegExp(name) }).click()
    await seller.page.getByText("Stock status updated").first().waitFor()
    await shopper.page.reload()
    await shopper.page.getByText("No products found.").waitFor()
    await shopper.end()
    await seller.end()
  })
})
