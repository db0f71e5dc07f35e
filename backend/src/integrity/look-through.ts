import type { QueryResultRow } from "pg"
import { transaction } from "../db/pool"

/** How long looking through all of a shop's history may take. */
const PATIENCE = "10min"

/** Reads what takes the longer the older a shop is: not within the time of a call. */
export function lookThrough<Row extends QueryResultRow>(
  select: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  return transaction(async (db) => {
    await db.query(`set local statement_timeout = '${PATIENCE}'`)
    return (await db.query<Row>(select, values)).rows
  })
}
