import { jsonClient } from "../json-client.mjs"
import { inTurns } from "../in-turns.mjs"
import { keepBusy, perSecond } from "../keep-busy.mjs"
import { rateAndTimes, rateRatio } from "../cells.mjs"
import { startHelper } from "../start-helper.mjs"
import { basket } from "./shop-orders.mjs"

const AT_ONCE = 10
const how = { rounds: 3, seconds: 4 }

/**
 * Carts saved by ten shoppers at once, against as many connections that write the same rows and
 * nothing else, each by a prepared statement.
 * @param {import("./bench-crowd.mjs").BenchCrowd} crowd
 * @param {AbortSignal} signal
 */
export async function measureCartSync({ shop, shoppers, productIds }, signal) {
  const some = shoppers.slice(0, AT_ONCE)
  const cartItems = Object.fromEntries(basket(productIds))
  const client = jsonClient(shop.backend)
  const writer = startHelper(new URL("upsert-carts.mjs", import.meta.url), {
    databaseUrl: shop.databaseUrl,
    customerIds: some.map(({ id }) => id),
    cartItems,
  })
  let next = 0
  const sync = async () => {
    const headers = fromAnywhere(some[next % AT_ONCE]?.headers ?? {}, next++)
    const answer = await client.ask("POST", "/api/cart/update", { headers, body: { cartItems } })
    if (!JSON.parse(String(answer)).success) throw new Error(`Refused: ${answer}`)
  }
  try {
    await keepBusy(sync, { atOnce: AT_ONCE, seconds: 1, signal })
    const measured = await inTurns(
      {
        shop: () => keepBusy(sync, { atOnce: AT_ONCE, seconds: how.seconds, signal }),
        raw: () => writer.run(how.seconds),
      },
      how.rounds,
    )
    return [
      {
        what: `cart sync, ${AT_ONCE} at once`,
        value: rateAndTimes(measured.shop, "carts"),
        ratio: rateRatio(measured.shop, measured.raw),
        goal: "≥ 0.3 ×",
      },
      {
        what: `the same row written over ${AT_ONCE} connections`,
        value: `${perSecond(measured.raw).toFixed(0)} carts/s`,
      },
    ]
  } finally {
    writer.stop()
    client.close()
  }
}

/**
 * The limits are on, and a single address asks at most 100 times a second.
 * @param {Record<string, string>} headers
 * @param {number} request
 */
function fromAnywhere(headers, request) {
  return { ...headers, "x-shop-client-address": `10.2.${(request >> 8) & 255}.${request & 255}` }
}
