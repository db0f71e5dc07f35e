import { defineConfig } from "vitest/config"
import { longestFirst } from "../../scripts/testing/longest-first.mjs"

/** Journeys share one running shop (`src/global-setup.ts`) and use people and products of their own. */
export default defineConfig({
  test: {
    include: ["journeys/**/*.test.ts"],
    globalSetup: ["src/global-setup.ts"],
    // A busy machine is slow, not wrong: the limits only end what hangs.
    testTimeout: 300_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    // More than cores: much of a journey is waiting for notices, mails and pages that settle.
    maxWorkers: 3,
    sequence: {
      sequencer: longestFirst([
        "journeys/screens.test.ts",
        "journeys/sellers-day.test.ts",
        "journeys/browse.test.ts",
      ]),
    },
  },
})
