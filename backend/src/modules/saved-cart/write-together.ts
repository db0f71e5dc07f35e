import type { CartItems } from "@shop/api"
import { inBatches } from "../../db/in-batches"
import { pool } from "../../db/pool"

/** A whole cart as a request wants it saved; `arrivedAt` is when that came in, ms since 1970. */
export interface WantedCart {
  readonly customerId: string
  readonly items: CartItems
  readonly arrivedAt: number
}

/** Whether a cart that arrived at `wanted` takes the place of the row `cart`. */
export const isNewer = (wanted: string) =>
  `(${wanted} >= cart.arrived_at or ${wanted} < cart.arrived_at - interval '1 minute')`

const write = {
  name: "saved_cart_write_together",
  text: `
    with wanted as materialized (
      select customer_id, items, to_timestamp(arrived_at / 1000) as arrived_at
      from jsonb_to_recordset($1::jsonb) as wanted(customer_id text, items jsonb, arrived_at float8)
    ), free as materialized (
      select customer_id from shop_saved_cart where customer_id = any ($2) for update skip locked
    ), written as (
      update shop_saved_cart cart set items = wanted.items, arrived_at = wanted.arrived_at
      from wanted join free using (customer_id)
      where cart.customer_id = free.customer_id and ${isNewer("wanted.arrived_at")}
    )
    select customer_id from free`,
}

/**
 * Saves carts that come at the same time by one statement and one commit. It waits for nobody: a cart
 * that is being written by somebody else, or that has no row yet, is left to the caller.
 * @returns whether the cart was dealt with
 */
export const writeTogether = inBatches(async (carts: readonly WantedCart[]) => {
  const newest = new Map<string, WantedCart>()
  for (const cart of carts)
    if (!(cart.arrivedAt < (newest.get(cart.customerId)?.arrivedAt ?? 0)))
      newest.set(cart.customerId, cart)
  const wanted = [...newest.values()].map(({ customerId, items, arrivedAt }) => ({
    customer_id: customerId,
    items,
    arrived_at: arrivedAt,
  }))
  const { rows } = await pool().query<{ customer_id: string }>({
    ...write,
    values: [JSON.stringify(wanted), [...newest.keys()]],
  })
  const dealtWith = new Set(rows.map((row) => row.customer_id))
  return carts.map(({ customerId }) => dealtWith.has(customerId))
})
