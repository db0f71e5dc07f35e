import { lockClasses } from "../../db/lock-classes"
import { separatePool } from "../../db/pool"
import { env } from "../../server/env"

/** A pool of its own: whoever waits here keeps no connection from those who hold. */
const pool = separatePool(() => ({
  connectionString: env().databaseUrl,
  idleTimeoutMillis: 1_000,
  application_name: "shop-hold",
  // Should an answer never come, the shop sells on.
  idle_in_transaction_session_timeout: 60_000,
}))

/**
 * Unpacking puts units back on the shelf and reserves them again in two transactions of Medusa's. In
 * between they look free, and an order that took them would leave the unpacked one without. So the
 * order's products are closed for sale meanwhile: new orders of them wait for the release.
 * @returns the release
 */
export async function holdSale(orderId: string): Promise<() => void> {
  const client = await pool().connect()
  try {
    await client.query("begin")
    await client.query(
      `select pg_advisory_xact_lock(${lockClasses.switch}, switch.lock) from (
         select distinct shop_switch_lock(line.product_id) as lock
         from order_item item join order_line_item line on line.id = item.item_id
         where item.order_id = $1 and item.deleted_at is null and line.product_id is not null
         order by 1
       ) switch`,
      [orderId],
    )
  } catch (error) {
    client.release(true)
    throw error
  }
  return () => {
    client.query("rollback").then(
      () => client.release(),
      () => client.release(true),
    )
  }
}
