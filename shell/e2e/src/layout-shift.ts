import type { Page } from "playwright-core"

declare global {
  interface Window {
    layoutShift?: number
  }
}

/** From the next page on adds up how much of each page moves unasked, as Core Web Vitals do. */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.layoutShift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      })[]) {
        if (!entry.hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + entry.value
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
}

/** The sum so far on this page. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => window.layoutShift ?? 0)
}
