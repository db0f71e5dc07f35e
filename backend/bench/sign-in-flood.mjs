import { setTimeout as pause } from "node:timers/promises"
import { startBareServer } from "./lib/start-bare-server.mjs"
import { startBenchShop } from "./lib/bench-shop.mjs"
import { percentile, probe } from "./lib/probe.mjs"
import { startFlood } from "./lib/start-flood.mjs"

const PRODUCTS = 200
const CLIENTS = 200
const ROUNDS = 7
const SECONDS = 5
/** Until the queue of hashes is full, in ms. */
const FILLING = 1_500
/** Until what waited to be hashed is done, and slows the next calm round no more, in ms. */
const EMPTYING = 12_000

export const title = "Browsing beside a flood of sign-ins"
export const about =
  `\`GET /api/product/list\` of ${PRODUCTS} products, in brotli, 200 times a second, while nobody signs ` +
  `in and while ${CLIENTS} clients do nothing else; by turns, the medians of ${ROUNDS} rounds of ` +
  `${SECONDS} s. Times count from when a request was due. The clients run on the same cores, at low ` +
  "priority. The bare `node:http` server sends the same bytes and knows of no sign-ins: what the flood " +
  "does to its times, the machine does."

/** @typedef {Record<"calm" | "flooded", number[][]>} Times in ms, of each round */

/** @param {Omit<Parameters<typeof startBenchShop>[0], "products">} context */
export async function run({ progress, signal }) {
  const shop = await startBenchShop({ products: PRODUCTS, progress, signal })
  const path = "/api/product/list"
  const headers = { "accept-encoding": "br" }
  const bare = await startBareServer(shop.backend + path, headers)
  const urls = {
    "a bare server": bare.url,
    backend: shop.backend + path,
    "through the storefront server": shop.storefront + path,
  }
  try {
    const { times, count } = await progress.step("Measuring", () =>
      measure(urls, { headers, signIn: `${shop.storefront}/api/user/login`, signal }),
    )
    const { answered, refused } = count
    const flooded = `flooded: ${answered.toFixed(0)} sign-ins/s, ${refused.toFixed(0)} refusals/s`
    return Object.entries(times).flatMap(([what, measured]) =>
      rows({ what, flooded, goal: what === "a bare server" ? undefined : "≤ 2 ×" }, measured),
    )
  } finally {
    bare.stop()
    await shop.stop()
  }
}

/**
 * @param {Record<string, string>} urls by the name of what answers there
 * @param {{ headers: Record<string, string>, signIn: string, signal: AbortSignal }} how
 */
async function measure(urls, { headers, signIn, signal }) {
  const names = Object.keys(urls)
  const times = Object.fromEntries(
    names.map((name) => [name, /** @type {Times} */ ({ calm: [], flooded: [] })]),
  )
  const probeAll = async (/** @type {keyof Times} */ when, /** @type {number} */ round) => {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const target = { url: String(urls[name]), headers }
      times[name]?.[when].push(await probe(target, { seconds: SECONDS, signal }))
    }
  }
  for (const url of Object.values(urls)) await probe({ url, headers }, { seconds: 2, signal })

  const count = { answered: 0, refused: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    await probeAll("calm", round)
    const began = performance.now()
    const stop = startFlood({ url: signIn, clients: CLIENTS })
    await pause(FILLING)
    await probeAll("flooded", round)
    const seconds = (performance.now() - began) / 1000
    const { 200: answered = 0, 429: refused = 0, ...others } = await stop()
    if (Object.keys(others).length > 0)
      throw new Error(`Sign-ins were answered ${JSON.stringify(others)}.`)
    count.answered += answered / seconds / ROUNDS
    count.refused += refused / seconds / ROUNDS
    await pause(EMPTYING)
  }
  return { times, count }
}

/**
 * @param {{ what: string, flooded: string, goal: string | undefined }} names
 * @param {Times} times
 */
function rows({ what, flooded, goal }, times) {
  const ofRounds = (/** @type {number[][]} */ rounds, /** @type {number} */ share) =>
    percentile(
      rounds.map((round) => percentile(round, share)),
      0.5,
    )
  const both = (/** @type {number[][]} */ rounds) =>
    `p50 ${ofRounds(rounds, 0.5).toFixed(1)} ms, p99 ${ofRounds(rounds, 0.99).toFixed(1)} ms`
  const ratio = ofRounds(times.flooded, 0.99) / ofRounds(times.calm, 0.99)
  return [
    { what: `${what}, calm`, value: both(times.calm) },
    {
      what: `${what}, ${flooded}`,
      value: both(times.flooded),
      ratio: `p99 ${ratio.toFixed(2)} ×`,
      ...(goal && { goal }),
    },
  ]
}
