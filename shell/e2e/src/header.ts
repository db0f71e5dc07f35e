import type { Page } from "playwright-core"
import type { Viewport } from "./visit.js"

/** A link or button of the header; on a phone it is behind the menu. */
export async function useHeader(page: Page, viewport: Viewport, name: string): Promise<void> {
  if (viewport.name === "phone") await page.getByRole("button", { name: "Open menu" }).click()
  const entry = (role: "link" | "button") =>
    page.getByRole("banner").getByRole(role, { name, exact: true })
  await entry("link").or(entry("button")).first().click()
}
