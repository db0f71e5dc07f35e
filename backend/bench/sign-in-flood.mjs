import { setTimeout as pause } from "node:timers/promises"
import { startBenchShop } from "./lib/bench-shop.mjs"
import { percentile, probe } from "./lib/probe.mjs"
import { startFlood } from "./lib/start-flood.mjs"

const PRODUCTS = 200
const CLIENTS = 200
const ROUNDS = 3
const SECONDS = 6
/** Until the queue of hashes is full, in ms. */
const FILLING = 1_500

export const title = "Browsing beside a flood of sign-ins"
export const about =
  `\`GET /api/product/list\` of ${PRODUCTS} products, in brotli, 200 times a second, while nobody signs ` +
  `in and while ${CLIENTS} clients do nothing else; in turns, ${ROUNDS} rounds of ${SECONDS} s each. ` +
  "Times count from when a request was due. The clients run on the same cores, at low priority."

/** @param {Omit<Parameters<typeof startBenchShop>[0], "products">} context */
export async function run({ progress, signal }) {
  const shop = await startBenchShop({ products: PRODUCTS, progress, signal })
  try {
    const [backend, storefront] = await progress.step("Measuring", async () => [
      await measure(shop.backend, signal),
      await measure(shop.storefront, signal),
    ])
    return [...rows("backend", backend), ...rows("through the storefront server", storefront)]
  } finally {
    await shop.stop()
  }
}

/**
 * @param {string} base
 * @param {AbortSignal} signal
 */
async function measure(base, signal) {
  const target = { url: `${base}/api/product/list`, headers: { "accept-encoding": "br" } }
  const how = { seconds: SECONDS, signal }
  await probe(target, { seconds: 2, signal })
  /** @type {number[]} */
  const calm = []
  /** @type {number[]} */
  const flooded = []
  const count = { answered: 0, refused: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    calm.push(...(await probe(target, how)))
    const began = performance.now()
    const stop = startFlood({ url: `${base}/api/user/login`, clients: CLIENTS })
    await pause(FILLING)
    flooded.push(...(await probe(target, how)))
    const seconds = (performance.now() - began) / 1000
    const { 200: answered = 0, 429: refused = 0, ...others } = await stop()
    if (Object.keys(others).length > 0)
      throw new Error(`Sign-ins were answered ${JSON.stringify(others)}.`)
    count.answered += answered / seconds / ROUNDS
    count.refused += refused / seconds / ROUNDS
    // What still waits to be hashed must not slow the next calm round.
    await pause(12_000)
  }
  return { calm, flooded, count }
}

/**
 * @param {string} what
 * @param {Awaited<ReturnType<typeof measure>>} measured
 */
function rows(what, { calm, flooded, count }) {
  const both = (/** @type {number[]} */ times) =>
    `p50 ${percentile(times, 0.5).toFixed(1)} ms, p99 ${percentile(times, 0.99).toFixed(1)} ms`
  const ratio = percentile(flooded, 0.99) / percentile(calm, 0.99)
  const { answered, refused } = count
  return [
    { what: `${what}, calm`, value: both(calm) },
    {
      what: `${what}, flooded: ${answered.toFixed(0)} sign-ins/s, ${refused.toFixed(0)} refusals/s`,
      value: both(flooded),
      ratio: `p99 ${ratio.toFixed(2)} ×`,
      goal: "≤ 2 ×",
    },
  ]
}
