import pg from "pg"
import { keepBusy } from "../keep-busy.mjs"

/**
 * What `pgbench` would do, which the embedded Postgres does not bring along: connections that write
 * saved carts as fast as they can. A process of its own; told the rows, and then, for each stretch,
 * how many seconds.
 * @typedef {{ databaseUrl: string, customerIds: string[], cartItems: Record<string, number> }} Rows
 */
process.once("message", async (/** @type {Rows} */ { databaseUrl, customerIds, cartItems }) => {
  const idle = await Promise.all(customerIds.map((id) => connect(databaseUrl, id)))
  const items = JSON.stringify(cartItems)
  process.on("message", async (/** @type {number} */ seconds) => {
    const write = async () => {
      const connection = idle.pop()
      if (!connection) throw new Error("More writers than connections.")
      await connection.client.query({ ...upsert, values: [connection.id, items] })
      idle.push(connection)
    }
    const { signal } = new AbortController()
    process.send?.(await keepBusy(write, { atOnce: customerIds.length, seconds, signal }))
  })
})

const upsert = {
  name: "upsert",
  text: `
    insert into shop_saved_cart (customer_id, items, arrived_at) values ($1, $2, now())
    on conflict (customer_id) do update set items = excluded.items, arrived_at = excluded.arrived_at`,
}

/**
 * @param {string} databaseUrl
 * @param {string} id
 */
async function connect(databaseUrl, id) {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  return { client, id }
}
