import { defineConfig } from "vitest/config"

export default defineConfig({
  // Medusa's SDK names source maps that it does not bring; a warning for each of its files.
  logLevel: "error",
  test: { environment: "jsdom", setupFiles: "./src/test/setup.ts" },
})
