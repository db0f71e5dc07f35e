import { randomUUID } from "node:crypto"
import { afterAll, describe, expect, inject, it } from "vitest"
import { addProductByCall } from "../src/add-product-by-call.js"
import { expectNoFaults } from "../src/faults.js"
import { useHeader } from "../src/header.js"
import { inspect, inspectInTheDark } from "../src/inspect.js"
import { orderByCalls } from "../src/order-by-calls.js"
import { signInSeller, signUp, somebody } from "../src/people.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

describe.each(viewports)("on a $name", (viewport) => {
  it("an order comes to the seller by itself, is moved by one button, found, and cancelled after a second word", async () => {
    const seller = await visit(viewport)
    await signInSeller(seller.page, inject("shop").seller)
    await seller.open("/seller/orders")
    await seller.page.getByRole("heading", { name: "Orders", level: 1 }).waitFor()

    const person = somebody()
    const shopper = await visit(viewport)
    const { page } = shopper
    await shopper.open("/contact")
    await useHeader(page, viewport, "Login")
    await signUp(page, person)
    await orderByCalls(page, person)
    const listed = await page.request.get("/api/order/user")
    const { orders } = (await listed.json()) as { orders: { _id: string }[] }
    const number = orders[0]?._id.slice(-8).toUpperCase() ?? ""

    const card = seller.page.getByRole("article", { name: `Order #${number}` })
    await card.getByText("New", { exact: true }).waitFor()
    await inspect(seller.page)
    await shopper.open("/my-orders")
    await page.getByRole("img", { name: "Step 1 of 4: Order Placed" }).waitFor()
    await card.getByRole("button", { name: "Mark as packed" }).click()
    await card.getByRole("button", { name: "Send out for delivery" }).waitFor()
    await page.getByRole("img", { name: "Step 2 of 4: Packed" }).waitFor()
    await shopper.end()

    let answerSearch: () => void = () => undefined
    const mayAnswer = new Promise<void>((resolve) => (answerSearch = resolve))
    await seller.page.route(/\/api\/order\/seller\?/, async (route) => {
      await mayAnswer
      await route.continue()
    })
    await seller.page.getByRole("searchbox").fill(`#${number}`)
    // Those of the choice before stay, readable, while the answer is on its way.
    await seller.page.locator("[aria-busy=true]").getByRole("article").first().waitFor()
    await expectNoFaults(seller.page)
    await inspectInTheDark(seller.page)
    answerSearch()
    await expect.poll(() => seller.page.getByRole("article").count()).toBe(1)
    await card.getByRole("button", { name: "Cancel order" }).click()
    const dialog = seller.page.getByRole("dialog")
    await dialog.waitFor()
    await inspectInTheDark(seller.page)
    await inspect(seller.page)
    await dialog.getByRole("button", { name: "Cancel order" }).click()
    await card.getByText("Cancelled").waitFor()
    await inspectInTheDark(seller.page)
    await seller.end()
  })

  it("a price changed in the list is the shopper's price, until it is taken back", async () => {
    const name = `Guava ${randomUUID().slice(0, 8)}`
    const seller = await visit(viewport)
    const { page } = seller
    await signInSeller(page, inject("shop").seller)
    await addProductByCall(page, { name })
    await seller.open("/seller/product-list")
    await page.getByRole("searchbox").fill(name)
    const row = page.getByRole("listitem").filter({ hasText: name })
    await expect.poll(() => page.getByRole("listitem").count()).toBe(1)
    await row.getByRole("button", { name: /^Change price/ }).click()
    await inspect(page)
    await inspectInTheDark(page)
    await page.keyboard.type("89.50")
    await page.keyboard.press("Enter")
    const undo = page.getByRole("button", { name: "Undo" })
    // It goes after ten seconds, but not while the focus is in it; a pointer would leave it when the
    // page changes its width.
    await page.mouse.move(0, 0)
    await undo.focus()

    const shopper = await visit(viewport)
    await shopper.open(`/products?q=${encodeURIComponent(name)}`)
    await shopper.page.getByText("₹89.50").first().waitFor()
    expect(await page.getByText(`${name} now costs ₹89.50.`).isVisible()).toBe(true)
    await inspectInTheDark(page)
    await inspect(page)
    await undo.click()
    await row.getByText("₹99", { exact: true }).waitFor()
    await shopper.page.reload()
    await shopper.page.getByText("₹99", { exact: true }).first().waitFor()
    await shopper.end()

    await row.getByRole("link", { name: `Edit ${name}` }).click()
    await page.getByLabel("Weight (optional)").fill("1 kg")
    await inspect(page)
    await inspectInTheDark(page)
    await page.getByRole("button", { name: "Save changes" }).click()
    await row.getByRole("button", { name: `Withdraw ${name}` }).click()
    await row.getByText("Withdrawn").waitFor()
    await seller.end()
  })
})
