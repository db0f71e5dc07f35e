import { setTimeout as pause } from "node:timers/promises"
import { startBenchShop } from "./lib/bench-shop.mjs"
import { cardPresses } from "./lib/card/card-presses.mjs"
import { cardRows } from "./lib/card/card-rows.mjs"
import { heldByRefused } from "./lib/card/held-by-refused.mjs"
import { otherCalls } from "./lib/card/other-calls.mjs"
import { startProviderGate } from "./lib/card/provider-gate.mjs"
import { jsonClient } from "./lib/json-client.mjs"
import { gatherCrowd } from "./lib/orders/bench-crowd.mjs"
import { steadily } from "./lib/steadily.mjs"

const PRODUCTS = 200
const SHOPPERS = 400
const ROUNDS = 3
/** Orders by card a second. */
const PRESSES = 4
const SECONDS = 10
/** Until as many wait for a slow provider as ever will, in s. */
const FILLING = 10

export const title = "A slow card provider, and a dead one"
export const about =
  `${PRESSES} shoppers a second order by card, while the provider is well, while it answers after 60 s, ` +
  "and while it hangs up on every call; everybody else lists products, asks for their account, saves " +
  `carts and orders by COD. In turns, ${ROUNDS} rounds of ${SECONDS} s each; ratios are against the ` +
  "provider that is well. Times count from when a call was due. The provider is the sandbox's card " +
  "network behind a door; all run on the same cores."

/** @param {Omit<import("./lib/bench-shop.mjs").Wanted, "products">} context */
export async function run({ progress, signal }) {
  const gate = await startProviderGate()
  const environment = {
    STRIPE_API_KEY: "sk_test_of_the_benchmark",
    STRIPE_WEBHOOK_SECRET: "whsec_of_the_benchmark",
    STRIPE_API_BASE: gate.url,
  }
  const wanted = { products: PRODUCTS, asInProduction: true, environment, progress, signal }
  const shop = await startBenchShop(wanted).catch((error) => {
    gate.close()
    throw error
  })
  try {
    gate.lead(shop.settings.ports.sandbox)
    const crowd = await gatherCrowd(shop, SHOPPERS)
    const client = jsonClient(shop.backend)
    try {
      return cardRows(
        await progress.step("Measuring", () => measure({ gate, crowd, client, signal })),
        await heldByRefused(crowd.db),
      )
    } finally {
      client.close()
      await crowd.db.end()
    }
  } finally {
    await shop.stop()
    gate.close()
  }
}

/**
 * @param {{ gate: Awaited<ReturnType<typeof startProviderGate>>, signal: AbortSignal,
 *   crowd: import("./lib/orders/bench-crowd.mjs").BenchCrowd, client: ReturnType<typeof jsonClient> }} with_
 * @returns {Promise<import("./lib/card/card-rows.mjs").Measured>}
 */
async function measure({ gate, crowd, client, signal }) {
  const { productIds, shoppers } = crowd
  // Whoever orders by COD closes their open page, which is not what is measured.
  const payers = shoppers.slice(0, SHOPPERS / 2)
  const others = shoppers.slice(SHOPPERS / 2)
  const press = cardPresses(client, { shoppers: payers, productIds })
  const callOthers = otherCalls(client, { shoppers: others, productIds })
  await callOthers({ seconds: 3, signal })
  /** @type {import("./lib/card/card-rows.mjs").Measured} */
  const measured = { well: [], slow: [], dead: [] }
  const order = /** @type {const} */ (["well", "slow", "dead"])
  for (let round = 0; round < ROUNDS; round++) {
    for (const health of round % 2 === 0 ? order : order.toReversed()) {
      gate.become(health)
      const pressing = steadily(press, { rate: PRESSES, seconds: FILLING + SECONDS, signal })
      pressing.catch(() => undefined)
      await pause(FILLING * 1000)
      const calls = await callOthers({ seconds: SECONDS, signal })
      measured[health].push({ calls, presses: await pressing })
    }
  }
  return measured
}
