import { type Db, pool } from "../../db/pool"

/** How long events are kept for browsers that come back, in hours. */
const KEEP_HOURS = 24

/** What happened, to be told to the browsers of whoever it concerns. */
export interface LiveEvent {
  readonly topic: "order" | "contact"
  /** The shopper it concerns; sellers hear of everything. */
  readonly customer_id: string | null
  readonly data: Record<string, unknown>
}

/** An event with its place in the row of all: what browsers name when they come back. */
export interface NumberedEvent extends LiveEvent {
  readonly seq: number
}

/** The channel on which every process hears of new events. */
export const eventChannel = "shop_event"

/** Events of the last day, in the order in which they were committed: only one writer at a time. */
export class LiveService {
  /** Adds events; every process hears of them when `db`'s transaction commits. */
  async tell(events: readonly LiveEvent[], db: Db): Promise<void> {
    await db.query(
      `with told as (
         insert into shop_event (topic, customer_id, data)
         select topic, customer_id, data
         from jsonb_to_recordset($1) as event(topic text, customer_id text, data jsonb)
         returning seq, topic, customer_id, data
       )
       select pg_notify('${eventChannel}', to_jsonb(told)::text) from told order by seq`,
      [JSON.stringify(events)],
    )
  }

  /** Up to `limit` events after a place, oldest first. */
  async after(seq: number, limit: number): Promise<NumberedEvent[]> {
    const { rows } = await pool().query<NumberedEvent>(
      `select seq::float8 as seq, topic, customer_id, data from shop_event
       where seq > $1 order by seq limit $2`,
      [seq, limit],
    )
    return rows
  }

  /** The place of the newest event, and whether an event is still there. */
  async newest(known = 0): Promise<{ seq: number; has: boolean }> {
    const { rows } = await pool().query<{ seq: number; has: boolean }>(
      `select coalesce(max(seq), 0)::float8 as seq,
         exists (select from shop_event where seq = $1) as has from shop_event`,
      [known],
    )
    return rows[0] ?? { seq: 0, has: false }
  }

  async sweep(): Promise<number> {
    const { rowCount } = await pool().query(
      `delete from shop_event where told_at < now() - interval '${KEEP_HOURS} hours'`,
    )
    return rowCount ?? 0
  }
}
