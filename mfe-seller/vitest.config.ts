import react from "@vitejs/plugin-react"
import { defineConfig } from "vitest/config"

export default defineConfig({
  // Medusa's SDK names source maps that it does not bring; a warning for each of its files.
  logLevel: "error",
  plugins: [react()],
  test: {
    environment: "jsdom",
    // Tests clean up after themselves, so files may share a page, which is much faster.
    isolate: false,
    // A busy machine is slow, not wrong.
    testTimeout: 60_000,
    setupFiles: "./src/test/setup.ts",
    css: { modules: { classNameStrategy: "non-scoped" } },
  },
})
