import { expect, vi } from "vitest"
import type { RunningShop } from "./start-shop"

/** Rows that a test keeps locked, so that requests wait for each other where it wants them to. */
export interface HeldRows {
  /** Resolves when `count` statements of the shop's wait for a lock. */
  waitedFor(count: number): Promise<void>
  /** May be said again. */
  letGo(): Promise<void>
}

/** Locks what `query` finds until it is let go. */
export async function holdRows(
  shop: RunningShop,
  query: string,
  values: readonly unknown[],
): Promise<HeldRows> {
  const client = await shop.db.connect()
  await client.query("begin")
  await client.query(`${query} for update`, [...values])
  let held = true
  return {
    waitedFor: (count) =>
      vi.waitFor(async () => {
        const { rows } = await shop.db.query(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(rows.length).toBeGreaterThanOrEqual(count)
      }, 60_000),
    letGo: async () => {
      if (!held) return
      held = false
      await client.query("rollback")
      client.release()
    },
  }
}
