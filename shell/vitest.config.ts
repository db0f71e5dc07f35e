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
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        // The built shell in a real browser, before a micro-frontend that fails in every way.
        test: {
          name: "composition",
          include: ["tests/**/*.test.ts"],
          globalSetup: "./tests/global-setup.mjs",
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
})
