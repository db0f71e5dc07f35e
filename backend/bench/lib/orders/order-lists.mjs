import { startBareServer } from "../start-bare-server.mjs"
import { jsonClient } from "../json-client.mjs"
import { inTurns } from "../in-turns.mjs"
import { keepBusy } from "../keep-busy.mjs"
import { percentile } from "../probe.mjs"
import { ratio, timesOf } from "../cells.mjs"
import { shopOrders } from "./shop-orders.mjs"

const ORDERS = 1_000
const how = { rounds: 3, seconds: 4 }

/**
 * A shopper's and the seller's list of 1,000 orders, asked for by one client after the other, against
 * a bare server that sends the same bytes.
 * @param {import("./bench-crowd.mjs").BenchCrowd} crowd in whose shop nobody has ordered yet
 * @param {AbortSignal} signal
 */
export async function measureLists({ shop, shoppers, productIds, seller }, signal) {
  const client = jsonClient(shop.backend)
  const [shopper] = shoppers
  if (!shopper) throw new Error("Nobody is there to order.")
  const place = shopOrders(client, { productIds, shoppers: fromManyAddresses(shopper) })
  for (let placed = 0; placed < ORDERS; placed += 4) {
    signal.throwIfAborted()
    await Promise.all([place(), place(), place(), place()])
  }
  const rows = []
  for (const { what, path, headers } of [
    { what: "a shopper's", path: "/api/order/user", headers: shopper.headers },
    { what: "the seller's", path: "/api/order/seller", headers: seller },
  ]) {
    const { orders } = JSON.parse(String(await client.ask("GET", path, { headers })))
    if (orders.length !== ORDERS) throw new Error(`${path} lists ${orders.length} orders.`)
    const bare = await startBareServer(shop.backend + path, headers)
    const bareClient = jsonClient(bare.url)
    const stretch = { atOnce: 1, seconds: how.seconds, signal }
    const measured = await inTurns(
      {
        shop: () => keepBusy(() => client.ask("GET", path, { headers }), stretch),
        bare: () => keepBusy(() => bareClient.ask("GET", ""), stretch),
      },
      how.rounds,
    )
    bareClient.close()
    bare.stop()
    const [ours, least] = [measured.shop, measured.bare].map(({ times }) => percentile(times, 0.5))
    rows.push(
      {
        what: `${what} list of 1,000 orders, ${(bare.bytes / 1e6).toFixed(2)} MB`,
        value: timesOf(measured.shop),
        ratio: `time ${ratio((ours ?? 0) / (least ?? 0))}`,
      },
      { what: "a bare server, the same bytes", value: timesOf(measured.bare) },
    )
  }
  client.close()
  return rows
}

/**
 * One shopper whose requests come from many networks: nobody orders a thousand times in seconds, and
 * the limits are on.
 * @param {import("./bench-shoppers.mjs").BenchShopper} shopper
 */
function fromManyAddresses(shopper) {
  return Array.from({ length: 200 }, (_, at) => ({
    ...shopper,
    headers: { ...shopper.headers, "x-shop-client-address": `10.1.0.${at}` },
  }))
}
