import { defineConfig } from "vitest/config"

/** Journeys share one running shop (`src/global-setup.ts`) and use people and products of their own. */
export default defineConfig({
  test: {
    include: ["journeys/**/*.test.ts"],
    globalSetup: ["src/global-setup.ts"],
    testTimeout: 120_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
