import type { QueryResultRow } from "pg"
import { type Db, transaction } from "../db/pool"
import { freshenStatistics } from "./fresh-statistics"

/** How long looking through all of a shop's history may take. */
const PATIENCE = "10min"

/** Reads what takes the longer the older a shop is: not within the time of a call. */
export async function lookThrough<Row extends QueryResultRow>(
  select: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  await patiently(freshenStatistics)
  return patiently(async (db) => (await db.query<Row>(select, values)).rows)
}

function patiently<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  return transaction(async (db) => {
    await db.query(`set local statement_timeout = '${PATIENCE}'`)
    return work(db)
  })
}
