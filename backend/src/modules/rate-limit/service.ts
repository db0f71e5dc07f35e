import { createHmac } from "node:crypto"
import { type Db, pool, transaction } from "../../db/pool"
import { env } from "../../server/env"

/** At most `max` hits in any span of `seconds`, for whatever `key` names. */
export interface RateLimit {
  readonly key: readonly string[]
  readonly max: number
  readonly seconds: number
}

/** The limit that is used up, and in how many seconds it allows the next hit. */
export interface Exhausted<Limit extends RateLimit = RateLimit> {
  readonly limit: Limit
  readonly waitSeconds: number
}

interface Row {
  key: Buffer
  /** Seconds since each hit, newest first. */
  ages: number[]
}

/**
 * Sliding limits that every process and every restart shares: the times of the last hits of a key are
 * one row, locked while it is judged. Keys are stored as keyed hashes: they hold e-mails and addresses.
 */
export class RateLimitService {
  /** Takes one hit of each limit, or of none when any is used up. @returns that one */
  async take<Limit extends RateLimit>(
    limits: readonly Limit[],
  ): Promise<Exhausted<Limit> | undefined> {
    if (!env().rateLimits) return undefined
    return transaction(async (db) => {
      const rows = await lockRows(db, limits)
      const exhausted = judge(limits, rows)
      if (!exhausted) for (const limit of limits) await recordHit(db, limit)
      return exhausted
    })
  }

  /** Whether one of the limits is used up just now; takes nothing. */
  async peek<Limit extends RateLimit>(
    limits: readonly Limit[],
  ): Promise<Exhausted<Limit> | undefined> {
    if (!env().rateLimits) return undefined
    const { rows } = await pool().query<Row>(
      `select key, ${ages} from shop_rate_limit where key = any($1)`,
      [limits.map(hashKey)],
    )
    return judge(limits, rows)
  }

  /** Forgets limits that nobody hit for their whole span. @returns how many */
  async sweep(): Promise<number> {
    const { rowCount } = await pool().query(`delete from shop_rate_limit where expires_at <= now()`)
    return rowCount ?? 0
  }
}

// clock_timestamp(), not now(): a transaction may have waited for the row since it began.
const ages = `array(select extract(epoch from clock_timestamp() - hit)::float8
  from unnest(hits) hit order by hit desc) as ages`

function hashKey(limit: RateLimit): Buffer {
  return createHmac("sha256", env().cookieSecret)
    .update(JSON.stringify(["rate-limit", ...limit.key]))
    .digest()
}

/** Makes and locks the rows in the order of their keys, the same for everyone, so nobody deadlocks. */
async function lockRows(db: Db, limits: readonly RateLimit[]): Promise<Row[]> {
  const { rows } = await db.query<Row>(
    `insert into shop_rate_limit as kept (key, expires_at)
     select key, now() + interval '1 minute' from unnest($1::bytea[]) key order by key
     on conflict (key) do update set key = kept.key returning key, ${ages}`,
    [limits.map(hashKey)],
  )
  return rows
}

async function recordHit(db: Db, limit: RateLimit): Promise<void> {
  await db.query(
    `update shop_rate_limit set
       hits = array(select hit from unnest(hits) hit order by hit desc limit $2 - 1)
         || clock_timestamp(),
       expires_at = clock_timestamp() + make_interval(secs => $3)
     where key = $1`,
    [hashKey(limit), limit.max, limit.seconds],
  )
}

function judge<Limit extends RateLimit>(
  limits: readonly Limit[],
  rows: readonly Row[],
): Exhausted<Limit> | undefined {
  let worst: Exhausted<Limit> | undefined
  for (const limit of limits) {
    const key = hashKey(limit)
    // Used up while the max-th newest hit still lies in the span.
    const age = rows.find((row) => row.key.equals(key))?.ages[limit.max - 1]
    if (age === undefined || age >= limit.seconds) continue
    const waitSeconds = Math.max(1, Math.ceil(limit.seconds - age))
    if (!worst || waitSeconds > worst.waitSeconds) worst = { limit, waitSeconds }
  }
  return worst
}
