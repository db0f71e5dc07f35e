import { pool } from "../db/pool"
import { findOrders } from "../workflows/order/find-order"

/** Orders that are noted by one statement. */
const BATCH = 500

/** From before it was kept with the state. The trigger fills it in. */
const fillPlacedAt = `
  update shop_order_state set placed_at = null where order_id in (
    select known.order_id from shop_order_state known join "order" o on o.id = known.order_id
    where known.placed_at is null limit ${BATCH})`

/** From before states were kept. Whatever was placed or touched just now is noted with its mails and events. */
const unnoted = `
  select o.id from "order" o
  where not o.is_draft_order and o.deleted_at is null and o.created_at < now() - interval '1 hour'
    and not exists (select from shop_order_state known where known.order_id = o.id)
    and not exists (select from shop_touch where topic = 'order' and ref = o.id)
  limit ${BATCH}`

/** Notes how orders stand that no version before this one has noted, and tells nobody: it is long known. */
export async function noteOldOrders(): Promise<void> {
  while ((await pool().query(fillPlacedAt)).rowCount) continue
  for (;;) {
    const { rows } = await pool().query<{ id: string }>(unnoted)
    if (rows.length === 0) return
    const orders = await findOrders(rows.map(({ id }) => id))
    const states = orders.map(({ _id, status, isPaid }) => ({
      order_id: _id,
      status,
      is_paid: isPaid,
    }))
    await pool().query(
      `insert into shop_order_state (order_id, status, is_paid)
       select order_id, status, is_paid
       from jsonb_to_recordset($1) as state(order_id text, status text, is_paid boolean)
       on conflict (order_id) do nothing`,
      [JSON.stringify(states)],
    )
    if (orders.length < rows.length) return
  }
}
