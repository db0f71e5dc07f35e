import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright-core"

/** What axe finds wrong with the page as it is now. */
export async function faults(page: Page): Promise<string[]> {
  // Guards of the focus pass it on as soon as they have it; axe sees only that they can have it.
  const { violations } = await new AxeBuilder({ page })
    .exclude("[data-base-ui-focus-guard]")
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
