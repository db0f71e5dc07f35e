import { basket, shopOrders } from "../orders/shop-orders.mjs"
import { steadily } from "../steadily.mjs"

/** What people do meanwhile who pay nothing by card, how often a second. */
const rates = { list: 100, account: 20, cart: 20, order: 20 }

/** @typedef {keyof typeof rates} Call */

/** @type {Record<Call, string>} */
export const callNames = {
  list: "`GET product/list`",
  account: "`GET user/is-auth`",
  cart: "`POST cart/update`",
  order: "`POST order/cod`",
}

/**
 * The calls of everybody else, all at once and each at its own steady rate.
 * @param {ReturnType<typeof import("../json-client.mjs").jsonClient>} client
 * @param {Pick<import("../orders/bench-crowd.mjs").BenchCrowd, "shoppers" | "productIds">} crowd
 * @returns {(how: { seconds: number, signal: AbortSignal }) => Promise<Record<Call, number[]>>} times in ms
 */
export function otherCalls(client, { shoppers, productIds }) {
  let next = 0
  const headers = () => shoppers[next++ % shoppers.length]?.headers ?? {}
  /** @type {Record<Call, () => Promise<unknown>>} */
  const jobs = {
    list: () => client.ask("GET", "/api/product/list", { headers: { "accept-encoding": "br" } }),
    account: () => client.ask("GET", "/api/user/is-auth", { headers: headers() }),
    cart: () => {
      const cartItems = Object.fromEntries(basket(productIds))
      return client.ask("POST", "/api/cart/update", { headers: headers(), body: { cartItems } })
    },
    order: shopOrders(client, { productIds, shoppers }),
  }
  const names = /** @type {Call[]} */ (Object.keys(jobs))
  return async (how) => {
    const measured = await Promise.all(
      names.map(async (name) => {
        const { times } = await steadily(jobs[name], { rate: rates[name], ...how })
        return /** @type {const} */ ([name, times])
      }),
    )
    return /** @type {Record<Call, number[]>} */ (Object.fromEntries(measured))
  }
}
