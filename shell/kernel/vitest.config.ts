import { defineConfig } from "vitest/config"

export default defineConfig({
  // Medusa's SDK names source maps that it does not bring; a warning for each of its files.
  logLevel: "error",
  // Tests clean up after themselves, so files may share a page: three times as fast.
  test: {
    environment: "jsdom",
    isolate: false,
    setupFiles: "./src/test/setup.ts",
    testTimeout: 60_000,
  },
})
