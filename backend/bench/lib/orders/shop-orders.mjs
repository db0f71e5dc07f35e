import { randomInt, randomUUID } from "node:crypto"

/**
 * Orders that shoppers place by turns: three products of the list, one to three units of each, with
 * a key of their own as the storefront sends it.
 * @param {ReturnType<typeof import("../json-client.mjs").jsonClient>} client
 * @param {{ productIds: readonly string[], shoppers: readonly import("./bench-shoppers.mjs").BenchShopper[] }} by
 * @returns {() => Promise<void>} places the next one
 */
export function shopOrders(client, { productIds, shoppers }) {
  let next = 0
  return async () => {
    const shopper = shoppers[next++ % shoppers.length]
    if (!shopper) throw new Error("Nobody is there to order.")
    const items = basket(productIds).map(([productId, quantity]) => ({ productId, quantity }))
    const answer = await client.ask("POST", "/api/order/cod", {
      headers: { ...shopper.headers, "idempotency-key": randomUUID() },
      body: { userId: shopper.id, items, addressId: shopper.addressId },
    })
    if (!JSON.parse(answer.toString()).success) throw new Error(`Refused: ${answer}`)
  }
}

/**
 * Three different ones, with how many units of each.
 * @param {readonly string[]} ids
 * @returns {[string, number][]}
 */
export function basket(ids) {
  /** @type {Map<string, number>} */
  const chosen = new Map()
  while (chosen.size < 3) chosen.set(ids[randomInt(ids.length)] ?? "", randomInt(1, 4))
  return [...chosen]
}
