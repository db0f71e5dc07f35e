import { basket } from "./shop-orders.mjs"

const address = {
  first_name: "Asha",
  last_name: "Rao",
  phone: "+91 98765 43210",
  address_1: "12 Lake Road",
  city: "Lucknow",
  province: "Uttar Pradesh",
  country_code: "in",
  postal_code: "226001",
}

/**
 * The same orders by the calls that Medusa's documentation gives for a storefront's checkout.
 * @param {ReturnType<typeof import("../json-client.mjs").jsonClient>} client
 * @param {import("../start-stock-medusa.mjs").StockFacts} facts
 * @returns {() => Promise<void>} places the next one
 */
export function stockOrders(client, { key, regionId, variantIds }) {
  const headers = { "x-publishable-api-key": key }
  const ask = async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {unknown} */ body,
  ) => JSON.parse(String(await client.ask(method, `/store/${path}`, { headers, body })))
  const post = (/** @type {string} */ path, /** @type {unknown} */ body = {}) =>
    ask("POST", path, body)

  return async () => {
    const { cart } = await post("carts", { region_id: regionId })
    for (const [variantId, quantity] of basket(variantIds)) {
      await post(`carts/${cart.id}/line-items`, { variant_id: variantId, quantity })
    }
    const email = "asha@shop.test"
    await post(`carts/${cart.id}`, { email, shipping_address: address, billing_address: address })
    const { shipping_options } = await ask("GET", `shipping-options?cart_id=${cart.id}`, undefined)
    await post(`carts/${cart.id}/shipping-methods`, { option_id: shipping_options[0].id })
    const { payment_collection } = await post("payment-collections", { cart_id: cart.id })
    await post(`payment-collections/${payment_collection.id}/payment-sessions`, {
      provider_id: "pp_system_default",
    })
    const completed = await post(`carts/${cart.id}/complete`)
    if (completed.type !== "order") throw new Error(`Refused: ${JSON.stringify(completed)}`)
  }
}
