import { connectionSettings, separatePool } from "../../db/pool"

/**
 * A pool of its own: whoever has taken the connections of the shop's, what holds others up meanwhile, as an
 * unpacking does (docs/decisions/065), gets its locks and comes to its end.
 */
const pool = separatePool(() => connectionSettings("shop-locks"))

/** Takes all keys for `seconds`, or none. Keys that `owner` holds already are prolonged. */
export async function takeLocks(
  keys: readonly string[],
  owner: string,
  seconds: number,
): Promise<boolean> {
  const { rows } = await pool().query<{ taken: boolean }>({
    name: "lock_take",
    text: `select shop_take_locks($1, $2, $3) as taken`,
    values: [keys, owner, seconds],
  })
  return rows[0]?.taken === true
}

/** Prolongs keys while they are held. @returns false when one was lost */
export async function keepLocks(
  keys: readonly string[],
  owner: string,
  seconds: number,
): Promise<boolean> {
  const { rowCount } = await pool().query(
    `update shop_lock set expires_at = clock_timestamp() + make_interval(secs => $3)
     where key = any ($1) and owner = $2`,
    [keys, owner, seconds],
  )
  return rowCount === keys.length
}

/** Gives keys back: those of `owner`, or whoever holds them. @returns whether all were held */
export async function dropLocks(keys: readonly string[], owner?: string | null): Promise<boolean> {
  const { rowCount } = await pool().query(
    `delete from shop_lock where key = any ($1) and ($2::text is null or owner = $2)`,
    [keys, owner ?? null],
  )
  return rowCount === keys.length
}

/** Gives back all keys of one owner, or of everybody. */
export async function dropAllLocks(owner?: string | null): Promise<void> {
  await pool().query(`delete from shop_lock where $1::text is null or owner = $1`, [owner ?? null])
}

/** Forgets locks that a dead process has left behind. @returns how many */
export async function sweepLocks(): Promise<number> {
  const { rowCount } = await pool().query(`delete from shop_lock where expires_at <= now()`)
  return rowCount ?? 0
}
