import { DatabaseError } from "pg"
import type { Db } from "../../db/pool"
import type { PaymentRow } from "./payment-row"

/** The lines of an order, as $1; the condition on what is deleted is that of their index. */
const lines = `select item_id from order_item where order_id = $1 and deleted_at is null`

/** Cancels an order nobody has paid, as Medusa does, and gives its stock back. */
export async function cancelUnpaidOrder(db: Db, payment: PaymentRow): Promise<void> {
  const { order_id: order, collection_id: collection, session_id: session } = payment
  await db.query(
    `update reservation_item set deleted_at = now(), updated_at = now()
     where deleted_at is null and line_item_id in (${lines})`,
    [order],
  )
  await db.query(
    `update payment_session set status = 'canceled', updated_at = now() where id = $1`,
    [session],
  )
  await db.query(
    `update payment_collection set status = 'canceled', updated_at = now() where id = $1`,
    [collection],
  )
  await db.query(
    `update "order" set status = 'canceled', canceled_at = now(), updated_at = now() where id = $1`,
    [order],
  )
}

const withdrawn = `
  select from order_item item join order_line_item line on line.id = item.item_id
  join product p on p.id = line.product_id and (p.deleted_at is not null or p.status <> 'published')
  where item.order_id = $1 and item.deleted_at is null limit 1`

/**
 * Brings an order back that was cancelled for want of a payment, if everything in it is still there, on the
 * shelf and switched on. @returns whether it is back; if not, nothing was changed
 */
export async function reviveOrder(db: Db, { order_id: order }: PaymentRow): Promise<boolean> {
  if ((await db.query(withdrawn, [order])).rowCount) return false
  await db.query("savepoint revival")
  try {
    await db.query(
      `select shop_hold_switches(array(select distinct line.product_id from order_item item
         join order_line_item line on line.id = item.item_id
         where item.order_id = $1 and item.deleted_at is null and line.product_id is not null))`,
      [order],
    )
    // All units went back together, at the moment of the cancellation.
    await db.query(
      `update reservation_item held set deleted_at = null, updated_at = now()
       from "order" o where o.id = $1 and held.deleted_at = o.canceled_at
         and held.line_item_id in (${lines})`,
      [order],
    )
    await db.query(
      `update "order" set status = 'pending', canceled_at = null, updated_at = now() where id = $1`,
      [order],
    )
    await db.query("release savepoint revival")
    return true
  } catch (error) {
    if (!(error instanceof DatabaseError) || !/^SH00[12]$/.test(error.code ?? "")) throw error
    await db.query("rollback to savepoint revival")
    return false
  }
}
