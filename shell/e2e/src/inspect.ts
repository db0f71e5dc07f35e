import type { Page } from "playwright-core"
import { expect } from "vitest"
import { expectNoFaults } from "./faults.js"

/** A tablet's width, at which every screen must fit as well, in CSS pixels. */
const TABLET = 768

/** Holds a page, as it is now, to fit its width and a tablet's, and to have nothing that axe finds wrong. */
export async function inspect(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle")
  const before = page.viewportSize()
  if (before) {
    await page.setViewportSize({ ...before, width: TABLET })
    await expect.poll(() => overflow(page)).toBe(0)
    await page.setViewportSize(before)
  }
  await expect.poll(() => overflow(page)).toBe(0)
  await expectNoFaults(page)
}

/** Holds a page, as it is now, to have nothing that axe finds wrong in dark colours either. */
export async function inspectInTheDark(page: Page): Promise<void> {
  await drawIn(page, "dark")
  await expectNoFaults(page)
  await drawIn(page, null)
}

/** Changes the colours a visitor prefers, and waits until all of the page is drawn in them. */
async function drawIn(page: Page, colorScheme: "dark" | null): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  )
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
