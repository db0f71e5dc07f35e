import type { Page } from "playwright-core"

/** A notice as it was drawn when it appeared. */
export interface SeenNotice {
  text: string
  maxWidth: string
  /** Between it and the next one. */
  rowGap: string
}

/**
 * From the next page on notes each notice in the moment it appears. It is seen for 600 ms, and its page
 * may be gone by then: whoever looks again and again can miss it.
 */
export async function watchNotices(page: Page): Promise<SeenNotice[]> {
  const seen: SeenNotice[] = []
  await page.exposeBinding("noteNotice", (_source, notice: SeenNotice) => void seen.push(notice))
  await page.addInitScript(() => {
    const note = Reflect.get(window, "noteNotice") as (notice: SeenNotice) => void
    new MutationObserver((changes) => {
      for (const added of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(added instanceof HTMLElement) || !added.matches("[role=status] > [data-tone]"))
          continue
        const { rowGap } = getComputedStyle(added.parentElement ?? added)
        note({ text: added.innerText, maxWidth: getComputedStyle(added).maxWidth, rowGap })
      }
    }).observe(document, { childList: true, subtree: true })
  })
  return seen
}
