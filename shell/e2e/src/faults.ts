import { AxeBuilder } from "@axe-core/playwright"
import type { Page } from "playwright-core"
import { expect } from "vitest"

/** Holds a page, as it is now, to have nothing that axe finds wrong. */
export async function expectNoFaults(page: Page): Promise<void> {
  expect(await faults(page)).toEqual([])
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
