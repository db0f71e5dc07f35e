import { pool } from "../db/pool"
import { mailsWaiting } from "../modules/mail/outbox"

const counted: Readonly<Record<string, string>> = {
  products: `product where deleted_at is null`,
  shoppers: `customer where deleted_at is null`,
  carts: `shop_saved_cart where items <> '{}'`,
  orders: `"order" where deleted_at is null and not is_draft_order`,
  lines: `order_line_item where deleted_at is null`,
  reservations: `reservation_item where deleted_at is null`,
  payments: `payment where deleted_at is null`,
  "mails sent": `shop_mail_outbox where sent_at is not null`,
  "mails waiting": mailsWaiting,
}

/** How much there is of what a shop lives from. */
export async function countData(): Promise<Record<string, number>> {
  const columns = Object.entries(counted).map(
    ([name, from]) => `(select count(*)::int from ${from}) as "${name}"`,
  )
  const { rows } = await pool().query<Record<string, number>>(`select ${columns.join(", ")}`)
  return rows[0] ?? {}
}
