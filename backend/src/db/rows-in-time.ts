import type { QueryResultRow } from "pg"
import { pool } from "./pool"

/** What a statement finds, or undefined where the database fails or does not answer within `patience` ms. */
export async function rowsInTime<Row extends QueryResultRow>(
  text: string,
  patience: number,
): Promise<readonly Row[] | undefined> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), patience)
  })
  const found = pool()
    .query<Row>(text)
    .then(
      ({ rows }) => rows,
      () => undefined,
    )
  return Promise.race([found, late]).finally(() => clearTimeout(timer))
}
