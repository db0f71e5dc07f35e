import type { ClientBase } from "pg"
import type { Schema, Table } from "./manifest"
import { ownObject, steps, strangers } from "./schema-queries"
import { Unusable } from "./unusable"

/** The shop's tables and their stored columns, by name. */
export async function describeTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      and not a.attisdropped and a.attgenerated = ''
    where c.relkind = 'r' and ${ownObject("pg_class", "c", "rel")}
    group by c.relname order by c.relname`)
  return rows
}

/**
 * Statements that make the shop's tables, types, functions, indexes and triggers in an empty database,
 * taken from Postgres' own descriptions of them. What rows must pass (keys, triggers) comes after the
 * rows, so that they load in any order and by any user.
 * @throws Unusable when the database holds something of a kind that is not described here
 */
export async function describeSchema(client: ClientBase): Promise<Schema> {
  const { rows: unknown } = await client.query<{ name: string }>(strangers)
  if (unknown.length > 0)
    throw new Unusable(
      `The database holds what a backup cannot describe: ${unknown.map(({ name }) => name).join(", ")}. ` +
        "The shop did not make it. Move it to a schema other than public.",
    )
  const take = async (queries: readonly string[]) => {
    const statements: string[] = []
    for (const query of queries) {
      const { rows } = await client.query<{ statement: string }>(query)
      statements.push(...rows.map(({ statement }) => statement))
    }
    return statements
  }
  return { beforeRows: await take(steps.beforeRows), afterRows: await take(steps.afterRows) }
}
