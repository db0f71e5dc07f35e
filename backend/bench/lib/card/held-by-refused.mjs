/**
 * How many units are held by orders that are cancelled.
 * @param {import("pg").Pool} db
 * @returns {Promise<number>}
 */
export async function heldByRefused(db) {
  const { rows } = await db.query(
    `select coalesce(sum(held.quantity), 0)::int as held
     from reservation_item held
     join order_item item on item.item_id = held.line_item_id
     join "order" o on o.id = item.order_id
     where held.deleted_at is null and o.status = 'canceled'`,
  )
  return rows[0].held
}
