import { Client } from "pg"
import { connectionSettings, type Db } from "./pool"

/** Tables that say what was done to an order, with the column that says when. */
const touched = {
  order: "updated_at",
  order_item: "updated_at",
  order_change: "updated_at",
  order_transaction: "updated_at",
  shop_stock_move: "moved_at",
  reservation_item: "updated_at",
  fulfillment: "updated_at",
  payment: "updated_at",
  refund: "updated_at",
}

/** Rows lie in the order in which they were written, so an index of a few pages finds the newest. */
const byTime = Object.entries(touched).map(
  ([table, at]) => [`shop_${table}_touched`, `"${table}" using brin (${at})`] as const,
)

/**
 * Indexes of ours that are not made with their table, by name: on Medusa's tables, and on tables that
 * are in use already. Medusa's own on these columns leave out what was deleted, and serve no query that
 * does not say so.
 */
export const ourIndexes: Readonly<Record<string, string>> = {
  /** E-mails compare lower-cased, also those that Medusa's own command line wrote otherwise. */
  shop_provider_identity_email: `provider_identity (lower(entity_id)) where provider = 'emailpass'`,
  /** Medusa reads the actions of each change it confirms. */
  shop_order_change_action_change: `order_change_action (order_change_id)`,
  /** Lists begin with the newest. */
  shop_order_newest: `"order" (created_at desc, id desc)
    where not is_draft_order and deleted_at is null`,
  /** What people call an order's number. */
  shop_order_number: `"order" ((lower(right(id, 8)) collate "C"))`,
  shop_order_state_newest: `shop_order_state (status, placed_at desc, order_id desc)`,
  /** Sellers do not see them. */
  shop_card_payment_unlisted: `shop_card_payment (order_id) where not listed`,
  /** What was freed of a line: more and more of it is, and stays. */
  shop_reservation_freed: `reservation_item (line_item_id) where deleted_at is not null`,
  shop_mail_outbox_over: `shop_mail_outbox (coalesce(sent_at, expires_at))`,
  ...Object.fromEntries(byTime),
}

/** How long one may take to be built, in ms: it waits for every transaction that is older. */
const PATIENCE = 30 * 60_000

/** Names of our indexes that are missing, or that a build left unfinished. */
export async function missingIndexes(db: Db): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>(
    `select relname as name from pg_index join pg_class on pg_class.oid = indexrelid
     where relnamespace = current_schema()::regnamespace and indisvalid and relname = any ($1)`,
    [Object.keys(ourIndexes)],
  )
  const found = new Set(rows.map(({ name }) => name))
  return Object.keys(ourIndexes).filter((name) => !found.has(name))
}

/** Builds those that are missing, while others read and write the tables. */
export async function buildIndexes(): Promise<void> {
  const client = new Client({ ...connectionSettings("shop-indexes"), statement_timeout: PATIENCE })
  await client.connect()
  try {
    for (const name of await missingIndexes(client)) {
      await client.query(`drop index concurrently if exists ${name}`)
      await client.query(`create index concurrently ${name} on ${ourIndexes[name]}`)
    }
  } finally {
    await client.end()
  }
}
