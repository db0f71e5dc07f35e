import { defineConfig } from "vitest/config"

/** `unit` needs nothing; `integration` starts real backends on a real Postgres. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "unit", include: ["src/**/*.test.ts"], environment: "node" } },
      {
        test: {
          name: "integration",
          include: ["integration-tests/**/*.test.ts"],
          environment: "node",
          globalSetup: ["integration-tests/harness/global-setup.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          maxWorkers: 2,
          // Tests that load the backend into their own process share its one copy of the contract.
          server: { deps: { external: [/api-contract\/dist/] } },
          isolate: true,
        },
      },
    ],
  },
})
