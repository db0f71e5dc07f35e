import type { Page } from "playwright-core"

export const atHome = (page: Page) => page.getByRole("heading", { name: "Guest at home" })

/** The guest's own stylesheet colours its heading. */
export const colorOf = (page: Page) =>
  atHome(page).evaluate((title) => getComputedStyle(title).color)

/** The page's own, not the small one in the header. */
export const tryAgain = (page: Page) =>
  page.getByRole("main").getByRole("button", { name: "Try again" })

/** Before the guest's code, it makes the whole of it fail. */
export const THROWS_AT_ONCE = "throw new Error('The guest broke while loading.')\n"
