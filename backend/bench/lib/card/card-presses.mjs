import { randomUUID } from "node:crypto"
import { messages } from "@shop/api/messages"
import { basket } from "../orders/shop-orders.mjs"

/** @typedef {"page" | "provider away"} Outcome */

/**
 * Shoppers who by turns press 'order' with a card.
 * @param {ReturnType<typeof import("../json-client.mjs").jsonClient>} client
 * @param {Pick<import("../orders/bench-crowd.mjs").BenchCrowd, "shoppers" | "productIds">} crowd
 * @returns {() => Promise<Outcome>} lets the next one press
 * @throws Error for any other answer than a page or the sentence that the provider is away
 */
export function cardPresses(client, { shoppers, productIds }) {
  let next = 0
  return async () => {
    const shopper = shoppers[next++ % shoppers.length]
    if (!shopper) throw new Error("Nobody is there to order.")
    const items = basket(productIds).map(([productId, quantity]) => ({ productId, quantity }))
    const answer = await client.ask("POST", "/api/order/stripe", {
      headers: { ...shopper.headers, "idempotency-key": randomUUID() },
      body: { userId: shopper.id, items, addressId: shopper.addressId },
    })
    const { success, message } = JSON.parse(answer.toString())
    if (success) return "page"
    if (message === messages.paymentProviderAway) return "provider away"
    throw new Error(`Refused: ${answer}`)
  }
}
