import type { Page } from "playwright-core"
import type { Viewport } from "./visit.js"

/** A link or button of the header; on a phone it is in the menu. */
export async function useHeader(page: Page, viewport: Viewport, name: string): Promise<void> {
  const small = viewport.name === "phone"
  if (small) await page.getByRole("button", { name: "Open menu" }).click()
  const place = small ? page.getByRole("dialog") : page.getByRole("banner")
  const entry = (role: "link" | "button") => place.getByRole(role, { name, exact: true })
  await entry("link").or(entry("button")).first().click()
}
