import type { Page } from "playwright-core"

declare global {
  interface Window {
    /** When this page was told that it listens, by its own clock. */
    listensSince?: number
  }
}

/** From the next page on notes when the page is told that it hears of what happens in the shop. */
export async function watchListening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.EventSource = class extends EventSource {
      constructor(...given: ConstructorParameters<typeof EventSource>) {
        super(...given)
        this.addEventListener("ready", () => (window.listensSince = performance.now()))
      }
    }
  })
}

/** Waits until the page listens, and has what it read anew for that: what it shows next it was told. */
export async function isListening(page: Page, list: string): Promise<void> {
  await page.waitForFunction((path) => {
    const since = window.listensSince
    const isLater = ({ name, startTime }: PerformanceEntry) =>
      new URL(name).pathname === path && since !== undefined && startTime >= since
    return performance.getEntriesByType("resource").some(isLater)
  }, list)
}
