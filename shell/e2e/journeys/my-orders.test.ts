import { afterAll, describe, expect, inject, it } from "vitest"
import { useHeader } from "../src/header.js"
import { inspect, inspectInTheDark } from "../src/inspect.js"
import { isListening, watchListening } from "../src/listening.js"
import { orderByCalls } from "../src/order-by-calls.js"
import { moveOrderByCall } from "../src/order-moves.js"
import { signInSeller, signUp, somebody } from "../src/people.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

describe.each(viewports)("on a $name", (viewport) => {
  it("an order moves on the shopper's screen as the seller moves it, can be printed, and another cancelled", async () => {
    const person = somebody()
    const shopper = await visit(viewport)
    const { page } = shopper
    await watchListening(page)
    await shopper.open("/contact")
    await useHeader(page, viewport, "Login")
    await signUp(page, person)
    await orderByCalls(page, person)
    const seller = await visit(viewport)
    await signInSeller(seller.page, inject("shop").seller)

    await shopper.open("/my-orders")
    const order = page.getByRole("article").first()
    await order.getByRole("img", { name: "Step 1 of 4: Order Placed" }).waitFor()
    await isListening(page, "/api/order/user")
    await moveOrderByCall(seller.page, person.email, "Packed")
    await order.getByRole("img", { name: "Step 2 of 4: Packed" }).waitFor()
    await page.getByRole("status").filter({ hasText: "is now: Packed." }).waitFor()
    expect(await order.getByRole("button", { name: /Cancel order/ }).count()).toBe(0)

    await order.getByRole("link", { name: /Details/ }).click()
    await page.getByRole("button", { name: "Print" }).waitFor()
    await moveOrderByCall(seller.page, person.email, "Out for delivery")
    await page.getByRole("img", { name: "Step 3 of 4: Out for delivery" }).waitFor()
    await inspect(page)
    await inspectInTheDark(page)
    await page.emulateMedia({ media: "print" })
    await page.getByRole("banner").waitFor({ state: "hidden" })
    await page.getByRole("contentinfo").waitFor({ state: "hidden" })
    await page.getByText("Hazratganj").waitFor()
    await page.emulateMedia({ media: null })
    await seller.end()

    await orderByCalls(page, person)
    await page.getByRole("link", { name: "My Orders" }).filter({ visible: true }).first().click()
    const cancel = page.getByRole("button", { name: /Cancel order/ })
    await cancel.click()
    const dialog = page.getByRole("dialog")
    await dialog.waitFor()
    await inspectInTheDark(page)
    await inspect(page)
    await dialog.getByRole("button", { name: "Cancel order" }).click()
    await page.getByRole("article").first().getByText("Cancelled").waitFor()
    await expect.poll(() => cancel.count()).toBe(0)
    await shopper.end()
  })
})
