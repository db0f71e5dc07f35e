import { defineConfig } from "vitest/config"
import { longestFirst } from "../scripts/testing/longest-first.mjs"
import { shortLived } from "./integration-tests/harness/short-lived.js"

/** What all tests on a real Postgres have in common. */
const onPostgres = {
  environment: "node",
  execArgv: shortLived,
  globalSetup: ["integration-tests/harness/global-setup.ts"],
  // These limits only end what hangs: a machine that is busy elsewhere is several times slower.
  testTimeout: 180_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
  // More than cores: starts of servers, crashes and mails are waited for.
  maxWorkers: 3,
}

/** Those that load Medusa into their own process, which holds one of it only. */
const withMedusaInside = [
  "integration-tests/{integrity,locks,mail,seed,twin}/**/*.test.ts",
  "integration-tests/http/order/price-parity.test.ts",
]

/** What is too long for `npm test` even when small, and has no place there. */
const atLength = process.env.STRESS === "full" ? ["integration-tests/stress/*.stress.ts"] : []

/**
 * `unit` needs nothing; the others start real backends on a real Postgres: `integration` in processes
 * that many files share (and with them a shop, see `shared-shop.ts`), `integration-apart` each in its own.
 */
export default defineConfig({
  test: {
    sequence: {
      sequencer: longestFirst([
        "stress/kills.test.ts",
        "scale/several-processes.test.ts",
        "twin/twin.test.ts",
        "integrity/sweep.test.ts",
        "order/stock-drift.test.ts",
        "seed/seed.test.ts",
      ]),
    },
    projects: [
      {
        test: {
          name: "unit",
          include: ["src/**/*.test.ts"],
          environment: "node",
          // A busy machine is slow, not wrong.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...onPostgres,
          name: "integration",
          include: ["integration-tests/**/*.test.ts", ...atLength],
          exclude: withMedusaInside,
          isolate: false,
        },
      },
      {
        test: {
          ...onPostgres,
          name: "integration-apart",
          include: withMedusaInside,
          // Tests that load the backend into their own process share its one copy of the contract.
          server: { deps: { external: [/api-contract\/dist/] } },
        },
      },
    ],
  },
})
