import { afterAll, expect, inject, it } from "vitest"
import { orderByCalls } from "../src/order-by-calls.js"
import { somebody, signUp } from "../src/people.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

it("the seller signs in to Medusa Admin at the shop's own address, and sees products, drafts and an order", async () => {
  const [, desktop] = viewports
  const { seller } = inject("shop")
  const shopper = await visit(desktop)
  const person = somebody()
  await shopper.open("/")
  await shopper.page.getByRole("banner").getByRole("button", { name: "Login" }).click()
  await signUp(shopper.page, person)
  await orderByCalls(shopper.page, person)
  await shopper.end()

  // Admin asks who is signed in before anybody is, looks for Medusa's cloud, and would fetch flags
  // from a public server, which our policy refuses; browsers note each in their console.
  const admin = await visit(desktop, [/status of 40[14]/, /Content Security Policy|script-src/])
  const { page } = admin
  await admin.open("/app/login")
  await page.getByPlaceholder("Email").fill(seller.email)
  await page.getByPlaceholder("Password").fill(seller.password)
  await page.getByRole("button", { name: "Continue with Email" }).click()
  await page.getByRole("heading", { name: "Orders" }).waitFor()
  await page.getByRole("row").filter({ hasText: person.name }).first().waitFor()
  await admin.open("/app/products")
  await page.getByRole("row").filter({ hasText: "Published" }).nth(5).waitFor()
  await admin.open("/app/draft-orders")
  await page.getByRole("heading", { name: "Draft Orders" }).waitFor()
  expect(new URL(page.url()).origin).toBe(inject("shop").url)
  await admin.end()
})
