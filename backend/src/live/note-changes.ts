import type { Order } from "@shop/api"
import { type Db, pool, transaction } from "../db/pool"
import { enqueueMail } from "../modules/mail/enqueue-mail"
import { type LiveEvent, LiveService } from "../modules/live/service"
import { findOrders } from "../workflows/order/find-order"
import { isShown } from "../workflows/order/list-orders"
import { orderStatusMail } from "./order-status-mail"

/** Touched things that are looked at together. */
const BATCH = 200

const live = new LiveService()

interface Known {
  order_id: string
  status: string
  is_paid: boolean
}

interface Owner {
  id: string
  customer_id: string | null
  email: string | null
  /** Whether sellers hear of it: of an order by card only once there is money. */
  is_shown: boolean
}

/**
 * Looks at what was touched, compares each order with how it was last seen, and writes down what is
 * new: an event for browsers and a mail, in one transaction with the state they follow from. So each
 * change is told once, whoever made it, and also when the process dies on the way. One at a time over
 * all processes, so that events are numbered in the order in which they are committed. Ends with
 * what was touched before it began: on a busy day something always is.
 */
export async function noteChanges(): Promise<void> {
  const { rows } = await pool().query<{ newest: string | null }>({
    name: "live_touched",
    text: "select max(id) as newest from shop_touch",
  })
  const newest = rows[0]?.newest
  if (!newest) return
  let noted: number
  do noted = await transaction((db) => noteSome(db, newest))
  while (noted === BATCH)
}

/** @returns how many touches were looked at: less than a batch when none are left up to `newest` */
async function noteSome(db: Db, newest: string): Promise<number> {
  await db.query("select pg_advisory_xact_lock(hashtext('shop-live'))")
  const { rows } = await db.query<{ topic: LiveEvent["topic"]; ref: string }>(
    `delete from shop_touch where id in (
       select id from shop_touch where id <= $1 order by id limit ${BATCH})
     returning topic, ref`,
    [newest],
  )
  const refs = (wanted: LiveEvent["topic"]) => [
    ...new Set(rows.filter(({ topic }) => topic === wanted).map(({ ref }) => ref)),
  ]
  const events = await noteOrders(db, refs("order"))
  for (const messageId of refs("contact"))
    events.push({ topic: "contact", customer_id: null, data: { messageId } })
  if (events.length > 0) await live.tell(events, db)
  return rows.length
}

async function noteOrders(db: Db, ids: readonly string[]): Promise<LiveEvent[]> {
  if (ids.length === 0) return []
  const orders = await findOrders(ids, db)
  const known = await db.query<Known>(
    "select order_id, status, is_paid from shop_order_state where order_id = any ($1)",
    [ids],
  )
  const owners = await db.query<Owner>(
    `select id, customer_id, email, ${isShown("o")} as is_shown from "order" o where id = any ($1)`,
    [ids],
  )
  const events: LiveEvent[] = []
  for (const order of orders.reverse()) {
    const before = known.rows.find(({ order_id }) => order_id === order._id)
    if (before?.status === order.status && before.is_paid === order.isPaid) continue
    const owner = owners.rows.find(({ id }) => id === order._id)
    await remember(db, order)
    if (before?.status !== order.status) {
      const mail = orderStatusMail(order, owner?.email ?? "")
      if (mail) await enqueueMail(db, mail)
    }
    const { _id: orderId, status, isPaid } = order
    const isNew = before === undefined || before.status === waiting
    const data = { orderId, status, isPaid, isNew, ...(!owner?.is_shown && { hidden: true }) }
    events.push({ topic: "order", customer_id: owner?.customer_id ?? null, data })
  }
  return events
}

const waiting = "Pending payment"

async function remember(db: Db, { _id, status, isPaid }: Order): Promise<void> {
  await db.query(
    `insert into shop_order_state (order_id, status, is_paid) values ($1, $2, $3)
     on conflict (order_id) do update set status = excluded.status, is_paid = excluded.is_paid`,
    [_id, status, isPaid],
  )
}
