import type { MedusaContainer } from "@medusajs/framework/types"
import type * as CoreFlows from "@medusajs/medusa/core-flows"
import type { ReadyShopper } from "../harness/crowd"
import { loadMedusaHere } from "../harness/medusa-here"
import type { Shop } from "../harness/start-shop"

type Flows = typeof CoreFlows

/** Medusa itself in this process, on the shop's database: orders as its own workflows place them. */
export interface MedusaTwin {
  /** Cart, delivery, payment and completion, as a storefront of Medusa's would ask for them. */
  order(shopper: ReadyShopper, units: Record<string, number>): Promise<string>
  stop(): Promise<void>
}

export async function startMedusaTwin(shop: Shop): Promise<MedusaTwin> {
  const { container, load, stop } = await loadMedusaHere(shop)
  const flows = load<Flows>("@medusajs/medusa/core-flows")
  return { order: (...wish) => placeByMedusa(container, flows, shop, ...wish), stop }
}

async function placeByMedusa(
  container: MedusaContainer,
  flows: Flows,
  shop: Shop,
  shopper: ReadyShopper,
  units: Record<string, number>,
): Promise<string> {
  const one = async <Row extends object>(query: string, values: unknown[] = []): Promise<Row> => {
    const { rows } = await shop.db.query<Row>(query, values)
    return rows[0] as Row
  }
  const at = await one<{ region: string; channel: string; option: string }>(
    `select (select id from region) as region, (select id from shipping_option) as option,
       (select default_sales_channel_id from store) as channel`,
  )
  const address = await one<Record<string, unknown>>(
    `select first_name, last_name, phone, address_1, city, province, country_code, postal_code,
       metadata from customer_address where id = $1`,
    [shopper.addressId],
  )
  const items = []
  for (const [productId, quantity] of Object.entries(units)) {
    const variant = await one<{ id: string }>(
      `select id from product_variant where product_id = $1 and deleted_at is null`,
      [productId],
    )
    items.push({ variant_id: variant.id, quantity })
  }
  const { result: cart } = await flows.createCartWorkflow(container).run({
    input: {
      region_id: at.region,
      sales_channel_id: at.channel,
      customer_id: shopper.id,
      email: shopper.email,
      currency_code: "inr",
      shipping_address: address,
      items,
    },
  })
  await flows.addShippingMethodToCartWorkflow(container).run({
    input: { cart_id: cart.id, options: [{ id: at.option }] },
  })
  await flows.createPaymentCollectionForCartWorkflow(container).run({ input: { cart_id: cart.id } })
  const { payment_collection_id: collection } = await one<{ payment_collection_id: string }>(
    `select payment_collection_id from cart_payment_collection where cart_id = $1`,
    [cart.id],
  )
  await flows.createPaymentSessionsWorkflow(container).run({
    input: { payment_collection_id: collection, provider_id: "pp_system_default" },
  })
  const { result } = await flows.completeCartWorkflow(container).run({ input: { id: cart.id } })
  return result.id
}
