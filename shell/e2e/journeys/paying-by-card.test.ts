import type { Page } from "playwright-core"
import { afterAll, describe, inject, it } from "vitest"
import { useHeader } from "../src/header.js"
import { inspect } from "../src/inspect.js"
import { addAddressByCall, fillCartByCall } from "../src/order-by-calls.js"
import { signInSeller, signUp, somebody } from "../src/people.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

describe.each(viewports)("on a $name", (viewport) => {
  it("a card is declined, confirmed and paid on the provider's page, and the order turns Paid", async () => {
    const { page, open, end } = await visit(viewport)
    const person = somebody()
    await open("/contact")
    await useHeader(page, viewport, "Login")
    await signUp(page, person)
    await addAddressByCall(page, person)
    await fillCartByCall(page, 1)

    // Away, back by the page's own link, and everything is where it was.
    await open("/cart")
    await payOnline(page)
    await page.getByRole("link", { name: "Cancel and go back to the shop" }).click()
    await page.waitForURL("**/cart")
    await page.getByRole("main").getByRole("article").first().waitFor()

    await payOnline(page)
    await enterCard(page, "0002")
    await page.getByRole("alert").getByText("Your card was declined").waitFor()
    await enterCard(page, "3155")
    await page.getByRole("button", { name: "Yes, confirm" }).click()
    await page.waitForURL("**/my-orders")
    const order = page.getByRole("article").first()
    await order.getByText("Paid", { exact: true }).waitFor()
    await order.getByText("Order Placed", { exact: true }).waitFor()
    await inspect(page)
    await page.getByRole("article").nth(1).getByText("The payment was cancelled").waitFor()

    // A tab that is closed: 'Pay now' leads back, and the shop hears of it all the same.
    await fillCartByCall(page, 1)
    await open("/cart")
    await payOnline(page)
    await open("/my-orders")
    await inspect(page)
    await page.getByRole("button", { name: /^Pay order #/ }).click()
    await page.getByLabel("Close this tab without returning to the shop").check()
    await enterCard(page, "4242")
    await page.getByRole("heading", { name: "Payment received" }).waitFor()
    await open("/my-orders")
    await page.getByRole("article").first().getByText("Paid", { exact: true }).waitFor()
    await end()

    const seller = await visit(viewport)
    await signInSeller(seller.page, inject("shop").seller)
    await seller.open("/seller/orders")
    const paid = seller.page.getByRole("article").filter({ hasText: "Online Payment" }).first()
    await paid.getByRole("button", { name: "Refund in full" }).click()
    const dialog = seller.page.getByRole("dialog")
    await dialog.waitFor()
    await inspect(seller.page)
    await dialog.getByRole("button", { name: /^Refund ₹/ }).click()
    await paid.getByText("Refunded in full").waitFor()
    await seller.end()
  })
})

/** From the cart to the provider's page. */
async function payOnline(page: Page): Promise<void> {
  await page.getByLabel("Payment Method").selectOption("Online")
  await page.getByRole("button", { name: "Proceed to Payment" }).click()
  await page.waitForURL("**/pay/**")
}

/** Pays by the test card whose number ends so. */
async function enterCard(page: Page, ending: string): Promise<void> {
  await page.getByRole("button", { name: new RegExp(`${ending}$`) }).click()
  await page.getByRole("button", { name: /^Pay ₹/ }).click()
}
