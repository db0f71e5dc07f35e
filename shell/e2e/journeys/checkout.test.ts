import { afterAll, describe, expect, it } from "vitest"
import { useHeader } from "../src/header.js"
import { inspect, inspectInTheDark } from "../src/inspect.js"
import { watchNotices } from "../src/notices.js"
import { addAddressByCall, fillCartByCall } from "../src/order-by-calls.js"
import { signUp, somebody } from "../src/people.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

describe.each(viewports)("on a $name", (viewport) => {
  it("a network that fails at the order loses neither cart nor address nor payment method", async () => {
    const { page, open, end } = await visit(viewport, [/ERR_INTERNET_DISCONNECTED/])
    const person = somebody()
    const notices = await watchNotices(page)
    await open("/contact")
    await useHeader(page, viewport, "Login")
    await signUp(page, person)
    for (const city of ["Kanpur", "Agra"]) await addAddressByCall(page, person, { city })
    await fillCartByCall(page, 2)

    await open("/cart")
    await page
      .getByRole("button", { name: /Delete the address/ })
      .first()
      .click()
    await page.getByRole("dialog", { name: "Delete this address?" }).waitFor()
    await inspectInTheDark(page)
    await inspect(page)
    await page.keyboard.press("Escape")
    await page
      .getByRole("link", { name: /Edit the address/ })
      .first()
      .click()
    await page.getByLabel("City").fill("")
    await page.getByLabel("Phone").fill("98765")
    await page.getByRole("button", { name: "Save Address" }).click()
    await page.getByText("Please fill in this field.").waitFor()
    await page.getByText("A phone number usually has 10 digits.").waitFor()
    await inspectInTheDark(page)
    await inspect(page)

    await open("/cart")
    await page.getByRole("radio", { name: /Kanpur/ }).check()
    await page.getByLabel("Payment Method").selectOption("Online")
    await page.context().setOffline(true)
    await Promise.all([
      page.waitForEvent("requestfailed", (request) => request.isNavigationRequest()),
      page.getByRole("button", { name: "Proceed to Payment" }).click(),
    ])
    const text = "Network Error. Refreshing the page..."
    await expect.poll(() => notices).toContainEqual(expect.objectContaining({ text }))
    await page.context().setOffline(false)

    await open("/cart")
    await expect.poll(() => page.getByRole("radio", { name: /Kanpur/ }).isChecked()).toBe(true)
    expect(await page.getByLabel("Payment Method").inputValue()).toBe("Online")
    await expect.poll(() => page.getByRole("main").getByRole("article").count()).toBe(2)
    await end()
  })
})
