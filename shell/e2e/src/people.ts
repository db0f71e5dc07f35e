import { randomUUID } from "node:crypto"
import type { Page } from "playwright-core"
import { mailedCode } from "./inbox.js"

export interface Person {
  name: string
  email: string
  password: string
}

/** Somebody nobody has met before. */
export function somebody(): Person {
  const id = randomUUID().slice(0, 8)
  return { name: `Asha ${id}`, email: `asha-${id}@example.com`, password: `long-and-${id}` }
}

/** Signs up through the dialog with the mailed code, as a person does. The dialog must be open. */
export async function signUp(page: Page, person: Person): Promise<void> {
  const dialog = page.getByRole("dialog")
  await dialog.getByRole("button", { name: "Create an account" }).click()
  await dialog.getByLabel("Name", { exact: true }).fill(person.name)
  await dialog.getByLabel("Email", { exact: true }).fill(person.email)
  await dialog.getByRole("button", { name: "Send OTP" }).click()
  await dialog.getByLabel("OTP", { exact: true }).fill(await mailedCode(person.email))
  await dialog.getByRole("button", { name: "Verify Email" }).click()
  await dialog.getByLabel("Create password").fill(person.password)
  await dialog.getByRole("button", { name: "Register", exact: true }).click()
  await dialog.waitFor({ state: "hidden" })
}

/** Signs a seller in on the seller's login page. */
export async function signInSeller(
  page: Page,
  seller: { email: string; password: string },
): Promise<void> {
  await page.goto("/seller")
  await page.getByLabel("Email").fill(seller.email)
  await page.getByLabel("Password", { exact: true }).fill(seller.password)
  await page.getByRole("button", { name: "Login" }).click()
  await page.getByText("Hi! Admin").waitFor()
}
