import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    projects: [
      {
        // Medusa's SDK names source maps that it does not bring; a warning for each of its files.
        logLevel: "error",
        test: {
          name: "screens",
          include: ["src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          isolate: false,
          setupFiles: "./src/test/setup.ts",
          css: { modules: { classNameStrategy: "non-scoped" } },
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        // The built shell in a real browser, before a micro-frontend that fails in every way.
        test: {
          name: "composition",
          include: ["tests/**/*.test.ts"],
          globalSetup: "./tests/global-setup.mjs",
          // A busy machine is slow, not wrong: the limits only end what hangs.
          testTimeout: 240_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 60_000 } },
          maxWorkers: 2,
        },
      },
    ],
  },
})
