import type { Locator } from "playwright-core"
import { afterAll, describe, expect, it } from "vitest"
import { expectNoFaults } from "../src/faults.js"
import { useHeader } from "../src/header.js"
import { mailedCode, newestMail } from "../src/inbox.js"
import { inspect, inspectInTheDark } from "../src/inspect.js"
import { watchNotices } from "../src/notices.js"
import { somebody, signUp } from "../src/people.js"
import { closeBrowser, viewports, visit } from "../src/visit.js"

afterAll(closeBrowser)

interface Box {
  y: number
  height: number
}

const above = (lower: Box | null) => (upper: Box | null) =>
  upper !== null && lower !== null && upper.y + upper.height <= lower.y

describe.each(viewports)("on a $name", (viewport) => {
  it("a visitor keeps the cart over a reload and signing up, and finds it again after signing out", async () => {
    const person = somebody()
    const { page, open, end } = await visit(viewport)
    const cart = page.getByRole("banner").getByRole("link", { name: "Cart, 2 items" })

    const links = () =>
      page.getByRole("navigation", { name: "Main" }).first().getByRole("link").allTextContents()
    await open("/products/bakery")
    const card = page.getByRole("article").first()
    await card.getByRole("button", { name: /^Add/ }).click()
    await card.getByRole("button", { name: / more$/ }).click()
    await cart.waitFor()
    if (viewport.name === "desktop")
      await expect.poll(links).toEqual(["Home", "All Products", "Contact", "Seller Login"])
    await page.reload()
    await cart.waitFor()

    // The cart beside the shelf, in both colours; the bar that opens it leaves the footer alone.
    const bar = page.getByRole("button", { name: /^2 items · ₹/ })
    await inspect(page)
    await bar.click()
    const drawer = page.getByRole("dialog", { name: "Your cart" })
    await drawer.waitFor()
    await expectNoFaults(page)
    await inspectInTheDark(page)
    await page.keyboard.press("Escape")
    // While it is open the page behind it does not scroll.
    await drawer.waitFor({ state: "hidden" })
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const footer = page.getByRole("contentinfo")
    await expect
      .poll(async () => above(await footer.boundingBox())(await bar.boundingBox()))
      .toBe(true)

    await useHeader(page, viewport, "Login")
    await signUp(page, person)
    await cart.waitFor()
    if (viewport.name === "desktop")
      await expect.poll(links).toEqual(["Home", "All Products", "Contact", "My Orders"])
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

  it("the newsletter is subscribed by the mailed link, and left by the link in what it mails", async () => {
    const { email } = somebody()
    const { page, open, end } = await visit(viewport)
    const linkIn = async (path: string) => {
      const link = new RegExp(`${path}\\?token=[\\w.-]+`)
      const { text } = await newestMail(email, (mail) => link.test(mail.text))
      return link.exec(text)?.[0] ?? ""
    }
    await open("/")
    await page.getByLabel("E-mail").fill(email)
    await page.getByRole("button", { name: "Subscribe" }).click()
    await page.getByText("Please check your inbox and confirm your subscription.").waitFor()

    await open(await linkIn("/newsletter/confirm"))
    await inspect(page)
    await page.getByRole("button", { name: "Confirm subscription" }).click()
    await page.getByRole("heading", { name: "You are subscribed." }).waitFor()

    await open(await linkIn("/newsletter/unsubscribe"))
    await inspect(page)
    await page.getByRole("button", { name: "Unsubscribe" }).click()
    await page.getByRole("heading", { name: "You are unsubscribed." }).waitFor()

    await open("/newsletter/confirm?token=invented")
    await page.getByRole("button", { name: "Confirm subscription" }).click()
    await page.getByRole("heading", { name: "This link does not work any more." }).waitFor()
    await inspect(page)
    await end()
  })
})

/** The colour of a text, roughly. */
async function colourOf(text: Locator): Promise<"red" | "green"> {
  const [red = 0, green = 0] = await text.evaluate((element) =>
    (getComputedStyle(element).color.match(/\d+/g) ?? []).map(Number),
  )
  return red > green ? "red" : "green"
}

it("a forgotten password is replaced with the mailed code, and the new one signs in", async () => {
  // Codes to one address are 30 s apart: the demo shopper's has had none yet. A shop that runs
  // already keeps the password it has.
  const shopper = { email: "shopper@example.com", password: "demo-shopper-basket" }
  const [phone] = viewports
  const { page, open, end } = await visit(phone)
  const notices = await watchNotices(page)
  await open("/forgot-password")
  const main = page.getByRole("main")
  await main.getByLabel("Email").fill(shopper.email)
  await main.getByRole("button", { name: "Send OTP" }).click()
  await main.getByText("OTP sent to your email.").waitFor()
  const code = main.getByLabel("OTP", { exact: true })
  await code.fill("1")
  await main.getByRole("button", { name: "Verify OTP" }).click()
  await expect.poll(() => colourOf(main.getByText("Invalid OTP."))).toBe("red")
  await code.fill(await mailedCode(shopper.email))
  await main.getByRole("button", { name: "Verify OTP" }).click()
  await expect.poll(() => colourOf(main.getByText("Email verified!"))).toBe("green")
  await inspect(page)
  await main.getByLabel("New password", { exact: true }).fill(shopper.password)
  await main.getByRole("button", { name: "Reset Password" }).click()
  await page.waitForURL((url) => url.pathname === "/")

  await useHeader(page, phone, "Login")
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Login", exact: true }).click()
  const text = "Please fill in all required fields."
  await expect.poll(() => notices).toContainEqual({ text, maxWidth: "350px", rowGap: "8px" })
  await dialog.getByLabel("Email", { exact: true }).fill(shopper.email)
  await dialog.getByLabel("Password", { exact: true }).fill(shopper.password)
  await dialog.getByRole("button", { name: "Login", exact: true }).click()
  await dialog.waitFor({ state: "hidden" })
  await end()
})

it("who is signed in never sees the form for a forgotten password, not even until that is known", async () => {
  const [phone] = viewports
  const { page, open, end } = await visit(phone)
  await open("/contact")
  await useHeader(page, phone, "Login")
  await signUp(page, somebody())
  let answer = () => {}
  const isAsked = new Promise<void>((resolve) => (answer = resolve))
  await page.route("**/api/user/is-auth", async (route) => {
    await isAsked
    await route.continue()
  })
  await open("/forgot-password")
  await page.getByRole("contentinfo").waitFor()
  expect(await page.getByRole("main").getByLabel("Email").count()).toBe(0)
  answer()
  await page.getByRole("heading", { name: "Page Not Found" }).waitFor()
  await end()
})
