import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"

export default defineConfig({
  // Medusa's SDK names source maps that it does not bring; a warning for each of its files.
  logLevel: "error",
  plugins: [react()],
  test: {
    environment: "jsdom",
    testTimeout: 60_000,
    // Tests clean up after themselves, so files may share a page, which is much faster.
    isolate: false,
    setupFiles: "./src/test/setup.ts",
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
})
