import { expect, vi } from "vitest"
import type { RunningShop } from "./start-shop"

/** Rows that a test keeps locked, so that requests wait for each other where it wants them to. */
export interface HeldRows {
  /** Resolves when `count` statements wait for these rows, or behind one that does. */
  waitedFor(count: number): Promise<void>
  /** May be said again. */
  letGo(): Promise<void>
}

/** Who waits for a session, or for one that waits for it. */
const behind = `
  with recursive waits as (
    select pid from pg_stat_activity where $1::int = any (pg_blocking_pids(pid))
    union
    select one.pid from pg_stat_activity one join waits on waits.pid = any (pg_blocking_pids(one.pid)))
  select from waits`

/** Locks what `query` finds until it is let go. */
export async function holdRows(
  shop: RunningShop,
  query: string,
  values: readonly unknown[],
): Promise<HeldRows> {
  const client = await shop.db.connect()
  let held = true
  const letGo = async () => {
    if (!held) return
    held = false
    await client.query("rollback")
    client.release()
  }
  await client.query("begin")
  await client.query(`${query} for update`, [...values]).catch(async (error: Error) => {
    await letGo()
    throw error
  })
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid")
  return {
    waitedFor: (count) =>
      vi.waitFor(async () => {
        const { rowCount } = await shop.db.query(behind, [rows[0]?.pid])
        expect(rowCount).toBeGreaterThanOrEqual(count)
      }, 60_000),
    letGo,
  }
}
