import { randomBytes } from "node:crypto"
import type { User } from "@shop/api"
import { expect } from "vitest"
import { testSeller } from "./backend-process"
import type { Browser } from "./browser"
import type { RunningShop } from "./start-shop"

/** A registered shopper and the browser that is signed in. */
export interface ShopperBrowser {
  readonly browser: Browser
  readonly id: string
  readonly name: string
  readonly email: string
  readonly password: string
}

/** An address that no test has called from, so that limits of one caller do not meet another. */
export const newAddress = () => [10, ...randomBytes(3)].join(".")

/** An e-mail that no test has used. */
export const newEmail = () => `shopper-${randomBytes(6).toString("hex")}@shop.test`

/** Registers a shopper through the calls, with the mailed code, each from an address of its own. */
export async function registerShopper(
  shop: RunningShop,
  wanted: Partial<Pick<ShopperBrowser, "name" | "email" | "password">> = {},
): Promise<ShopperBrowser> {
  const { name = "Asha Devi Rao", email = newEmail(), password = "green mango tree" } = wanted
  const browser = await proveEmail(shop, email, { name })
  const { body } = await browser.post("/api/user/register", { name, email, password })
  expect(body).toMatchObject({ success: true })
  const { user } = body as unknown as { user: User }
  return { browser, id: user._id, name, email, password }
}

/** A browser that has just verified the code for an e-mail; with a name to register, without to reset. */
export async function proveEmail(
  shop: RunningShop,
  email: string,
  { name }: { name?: string } = {},
): Promise<Browser> {
  const browser = shop.browser(newAddress())
  const code = await askForCode(shop, browser, email, name)
  const { body } = await browser.post("/api/user/verify-otp", { email, otp: code })
  expect(body).toMatchObject({ success: true })
  return browser
}

/** Asks for a code from this browser and reads it from the mail. */
export async function askForCode(
  shop: RunningShop,
  browser: Browser,
  email: string,
  name?: string,
): Promise<string> {
  const before = shop.mailbox.mailsTo(email).length
  const { body } = await browser.post("/api/user/send-otp", name ? { name, email } : { email })
  expect(body).toMatchObject({ success: true })
  return shop.mailbox.code(email, before + 1)
}

/** A browser signed in to the seller area. */
export async function signInSeller(shop: RunningShop): Promise<Browser> {
  const browser = shop.browser()
  const { body } = await browser.post("/api/seller/login", testSeller)
  expect(body).toMatchObject({ success: true })
  return browser
}

/** A token that opens Medusa Admin to the seller. */
export async function signInForToken(shop: Pick<RunningShop, "browser">): Promise<string> {
  const { status, body } = await shop.browser().post("/auth/user/emailpass", testSeller)
  expect(status).toBe(200)
  return (body as unknown as { token: string }).token
}

/** A browser signed in to Medusa Admin, as its page does it. */
export async function signInAdmin(shop: Pick<RunningShop, "browser">): Promise<Browser> {
  const browser = shop.browser()
  const authorization = `Bearer ${await signInForToken(shop)}`
  const opened = await browser.post("/auth/session", {}, { authorization })
  expect(opened.status).toBe(200)
  return browser
}
