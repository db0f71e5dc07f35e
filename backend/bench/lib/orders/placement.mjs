import { jsonClient } from "../json-client.mjs"
import { inTurns } from "../in-turns.mjs"
import { keepBusy } from "../keep-busy.mjs"
import { percentile } from "../probe.mjs"
import { rateAndTimes, rateRatio, ratio } from "../cells.mjs"
import { shopOrders } from "./shop-orders.mjs"
import { stockOrders } from "./stock-orders.mjs"

const CROWD = 10
const ROUNDS = 3
/** How long each is measured in a round, in s; Medusa takes a second for an order. */
const seconds = { shop: 4, stock: 15 }

/**
 * Orders placed by one shopper after the other and by ten at once, against the same on a stock Medusa.
 * @param {import("./bench-crowd.mjs").BenchCrowd} crowd
 * @param {{ url: string, facts: import("../start-stock-medusa.mjs").StockFacts }} stock
 * @param {AbortSignal} signal
 */
export async function measurePlacement({ shop, shoppers, productIds }, stock, signal) {
  const clients = [jsonClient(shop.backend), jsonClient(stock.url)]
  const [ours, theirs] = /** @type {[typeof clients[0], typeof clients[0]]} */ (clients)
  const order = shopOrders(ours, { productIds, shoppers })
  const orderTheirs = stockOrders(theirs, stock.facts)
  const place = (/** @type {number} */ atOnce) => () =>
    keepBusy(order, { atOnce, seconds: seconds.shop, signal })
  const placeTheirs = (/** @type {number} */ atOnce) => () =>
    keepBusy(orderTheirs, { atOnce, seconds: seconds.stock, signal })
  try {
    await keepBusy(order, { atOnce: CROWD, seconds: 2, signal })
    // It makes the guest's customer, which Medusa refuses to one of two who come first at once.
    await orderTheirs()
    await keepBusy(orderTheirs, { atOnce: 2, seconds: 5, signal })
    const measured = await inTurns(
      {
        alone: place(1),
        crowd: place(CROWD),
        stockAlone: placeTheirs(1),
        stockCrowd: placeTheirs(CROWD),
      },
      ROUNDS,
    )
    return rows(measured)
  } finally {
    for (const client of clients) client.close()
  }
}

/** @param {Record<"alone" | "crowd" | "stockAlone" | "stockCrowd", import("../keep-busy.mjs").Busy>} measured */
function rows({ alone, crowd, stockAlone, stockCrowd }) {
  const spread = percentile(crowd.times, 0.99) / percentile(crowd.times, 0.5)
  const goal = "≥ 60 ×"
  return [
    {
      what: "order, one at a time",
      value: rateAndTimes(alone, "orders"),
      ratio: rateRatio(alone, stockAlone),
      goal,
    },
    { what: "stock Medusa, one at a time", value: rateAndTimes(stockAlone, "orders") },
    {
      what: `order, ${CROWD} at once`,
      value: rateAndTimes(crowd, "orders"),
      ratio: rateRatio(crowd, stockCrowd),
      goal,
    },
    { what: `stock Medusa, ${CROWD} at once`, value: rateAndTimes(stockCrowd, "orders") },
    {
      what: `p99 against p50, ${CROWD} at once`,
      value: "",
      ratio: ratio(spread),
      goal: "≤ 5 ×",
    },
  ]
}
