import { defineConfig } from "vitest/config"

// Starting databases and processes takes its time on a busy machine; the limits only end what hangs.
export default defineConfig({
  test: {
    include: ["**/*.test.mjs"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // They wait more than they work.
    maxWorkers: 3,
  },
})
