import { Client } from "pg"
import { describeError, log } from "../server/log"
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

/**
 * Rows lie in the order in which they were written, so an index of a few pages finds the newest. Before
 * version 16 of Postgres it would make each change of a row write into all indexes of its table.
 */
const byTime = Object.fromEntries(
  Object.entries(touched).map(([table, at]) => [
    `shop_${table}_touched`,
    `"${table}" using brin (${at})`,
  ]),
)
const BY_TIME_FROM = 160_000

/**
 * Indexes of ours that are not made with their table, by name: on Medusa's tables, and on tables that
 * are in use already. Medusa's own on these columns leave out what was deleted, and serve no query that
 * does not say so.
 */
const ourIndexes: Readonly<Record<string, string>> = {
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
}

/** How long one may take to be built, and wait for whoever is at its table, in ms. */
const PATIENCE = 30 * 60_000
const WAIT = 10_000

/** What is to be built in this database; a changed index needs a new name, for one of its name is kept. */
async function missing(db: Db): Promise<[name: string, on: string][]> {
  const { rows } = await db.query<{ version: number; found: string[] }>(
    `select current_setting('server_version_num')::int as version, array(
       select relname::text from pg_index join pg_class on pg_class.oid = indexrelid
       where relnamespace = current_schema()::regnamespace and indisvalid) as found`,
  )
  const { version = 0, found = [] } = rows[0] ?? {}
  const wanted = { ...ourIndexes, ...(version >= BY_TIME_FROM && byTime) }
  return Object.entries(wanted).filter(([name]) => !found.includes(name))
}

/** Whether indexes of ours are missing, or a build left one unfinished. */
export const lackIndexes = async (db: Db) => (await missing(db)).length > 0

/**
 * Builds those that are missing, while others read and write the tables. Without them the shop is slow and
 * right: where somebody holds a table for long, the rest is left to the next start, and the log says so.
 */
export async function buildIndexes(): Promise<void> {
  const settings = { statement_timeout: PATIENCE, lock_timeout: WAIT }
  const client = new Client({ ...connectionSettings("shop-indexes"), ...settings })
  await client.connect()
  try {
    for (const [name, on] of await missing(client)) {
      try {
        await client.query(`drop index concurrently if exists ${name}`)
        await client.query(`create index concurrently ${name} on ${on}`)
      } catch (error) {
        return log("warn", "index_not_built", { index: name, ...describeError(error) })
      }
    }
  } finally {
    await client.end()
  }
}
