import { defineConfig } from "vitest/config"

/** Takes the pictures of docs/screens: `npm run pictures`. No test of anything. */
export default defineConfig({
  test: {
    include: ["pictures/**/*.pictures.ts"],
    globalSetup: ["src/global-setup.ts"],
    testTimeout: 600_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
})
