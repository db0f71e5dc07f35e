import { setTimeout as sleep } from "node:timers/promises"
import { messages } from "@shop/api/messages"
import { DatabaseError } from "pg"
import { pool } from "../../db/pool"
import type { MailRow } from "../../modules/mail/mail-row"
import { mailColumns } from "../../modules/mail/mail-row"
import { BadRequest } from "../../refusal"
import { cardColumns } from "./card-rows"
import { cartWithout } from "./cart-without"
import { columnsOf, type OrderRows, type OrderTable, orderTables, type Row } from "./order-tables"
import type { OrderRequestKeys } from "./order-request-keys"

/** What one order writes, all or nothing. */
export interface OrderWrite {
  readonly customerId: string
  readonly orderId: string
  readonly rows: OrderRows
  /** Told at once; of an order by card only when it is paid. */
  readonly mail?: MailRow
  /** The card payment that the order waits for, if any. */
  readonly card: readonly Row[]
  readonly keys: OrderRequestKeys
  /** Units to take off the saved cart, by product. */
  readonly ordered: Readonly<Record<string, number>>
  /** When the request came in, ms since 1970. */
  readonly arrivedAt: number
}

/** Inserts the rows that `$1` holds for a table. */
const insert = (table: string, columns: string) =>
  `insert into "${table}" (${columns})
   select ${columns} from jsonb_populate_recordset(null::"${table}", $1::jsonb -> '${table}')`

const medusaRows = (Object.keys(orderTables) as OrderTable[]).map(
  (table) => `write_${table} as (${insert(table, columnsOf(table))})`,
)

/** A repeat fails here (23505) and waits for the first to commit before it does. */
const claim = `
  insert into shop_order_request (customer_id, key, body_hash, order_id, expires_at)
  select $2, $5::jsonb ->> 'key', $5::jsonb ->> 'bodyHash', $3,
    clock_timestamp() + make_interval(secs => ($5::jsonb ->> 'seconds')::int)`

/** An order with a key of its own is what equal requests without one are pointed to. */
const pointTwins = `
  insert into shop_order_request (customer_id, key, body_hash, order_id, expires_at)
  select $2, twin ->> 'key', twin ->> 'bodyHash', $3,
    clock_timestamp() + make_interval(secs => (twin ->> 'seconds')::int)
  from (select $5::jsonb -> 'twin' as twin) keys where twin is not null
  on conflict (customer_id, key) do update set
    order_id = excluded.order_id, expires_at = excluded.expires_at`

const emptyCart = `
  update shop_saved_cart set arrived_at = greatest(arrived_at, to_timestamp($6::float8 / 1000)),
    items = (${cartWithout("($4::jsonb ->> entry.key)::int")})
  where customer_id = $2 and $7`

/** What Medusa's subscribers are yet to be told (`announce-orders`). */
const announce = `insert into shop_order_announcement (order_id) select $3 where $7`

const write = {
  name: "order_write",
  text: `
    with ${medusaRows.join(",\n")},
      write_mail as (${insert("shop_mail_outbox", mailColumns.join(", "))}),
      write_card as (${insert("shop_card_payment", cardColumns.join(", "))}),
      claim as (${claim}),
      twins as (${pointTwins}),
      cart as (${emptyCart}),
      announcement as (${announce})
    select shop_hold_switches_at_once(array(select jsonb_object_keys($4::jsonb)))`,
}

/** How long an order waits for products that are closed for the moment, in ms. */
const PATIENCE = 10_000
/** Between two tries, at first and at most, in ms. */
const PAUSE = 25
const LONGEST_PAUSE = 200

/**
 * Writes an order with everything that belongs to it, in one statement and so in one transaction. While
 * somebody unpacks one of its products, or turns its switch, it tries again and holds no connection.
 * @throws Postgres errors: SH001 (stock is gone, inventory item as detail), SH002 (switched off,
 *   product ids as detail), 23505 (a repeat of a request that has made its order), 40001, 40P01
 * @throws BadRequest 503 when products stay closed
 */
export async function writeOrder(order: OrderWrite): Promise<void> {
  const { customerId, orderId, ordered, keys, arrivedAt } = order
  const rows = JSON.stringify({
    ...order.rows,
    shop_mail_outbox: order.mail ? [order.mail] : [],
    shop_card_payment: order.card,
  })
  const values = [
    rows,
    customerId,
    orderId,
    JSON.stringify(ordered),
    JSON.stringify(keys),
    arrivedAt,
    // Who pays by card keeps the cart until the payment is there.
    order.card.length === 0,
  ]
  const patient = Date.now() + PATIENCE
  for (let pause = PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
    try {
      await pool().query({ ...write, values })
      return
    } catch (error) {
      if (!isClosed(error)) throw error
      if (Date.now() > patient)
        throw new BadRequest(503, messages.unavailable, { "retry-after": "2" })
      await sleep(pause)
    }
  }
}

const isClosed = (error: unknown) => error instanceof DatabaseError && error.code === "SH003"
