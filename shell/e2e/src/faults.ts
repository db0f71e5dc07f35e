import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright-core"
import { expect } from "vitest"

/**
 * Holds a page to have nothing that axe finds wrong. One that is just being drawn anew is looked at
 * again: what counts is what stays.
 */
export async function expectNoFaults(page: Page): Promise<void> {
  await expect.poll(() => faults(page)).toEqual([])
}

async function faults(page: Page): Promise<string[]> {
  // Guards of the focus pass it on as soon as they have it; axe sees only that they can have it.
  const { violations } = await new AxeBuilder({ page })
    .exclude("[data-base-ui-focus-guard]")
    // What is right needs no describing.
    .options({ resultTypes: ["violations"] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)
}
