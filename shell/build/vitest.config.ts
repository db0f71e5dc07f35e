import { defineConfig } from "vitest/config"

// Other work on the same machine may slow a test down; no promise is about time.
export default defineConfig({
  test: { testTimeout: 60_000, hookTimeout: 60_000, expect: { poll: { timeout: 20_000 } } },
})
