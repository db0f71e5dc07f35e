import { brokenObjects } from "../../db/check-objects"
import { pool } from "../../db/pool"
import { knownTables } from "./known-tables"

const found = `
  select of, array_agg(part) as parts from (
    select table_name as of, concat_ws(' ', column_name, udt_name,
      case when is_nullable = 'NO' then 'not null' end, 'default ' || column_default) as part
    from information_schema.columns where table_schema = current_schema()
    union all
    -- Not null stands with the columns; newer versions of Postgres list it here too.
    select class.relname, pg_get_constraintdef(con.oid) from pg_constraint con
    join pg_class class on class.oid = con.conrelid
    where con.contype <> 'n' and con.connamespace = current_schema()::regnamespace
    union all
    select class.relname, replace(regexp_replace(pg_get_indexdef(index.indexrelid),
      '^CREATE UNIQUE INDEX .*? ON', 'UNIQUE INDEX ON'), current_schema() || '.', '')
    from pg_index index join pg_class class on class.oid = index.indrelid
    where index.indisunique and not index.indisprimary
      and class.relnamespace = current_schema()::regnamespace
  ) parts
  where of = any ($1) group by of`

/**
 * Compares Medusa's order tables with those the order path was written for, and our triggers with the
 * code.
 * @throws Error that names what differs and what to do; there is no second order path to fall back to
 */
export async function checkOrderSchema(): Promise<void> {
  const names = Object.keys(knownTables)
  const { rows } = await pool().query<{ of: string; parts: string[] }>(found, [names])
  const actual = new Map(rows.map(({ of, parts }) => [of, parts.map(oneSpaced)]))
  const differing = names.flatMap((table) => difference(table, actual.get(table)))
  if (differing.length > 0)
    throw new Error(
      `These tables differ from those that orders are written for: ${differing.join("; ")}. ` +
        "Use the version of Medusa that this shop is pinned to, or adapt backend/src/workflows/order.",
    )
  const broken = await brokenObjects()
  if (broken.length > 0)
    throw new Error(
      `A function or trigger of ours is not as it should be in this database: ${broken.join(", ")}. ` +
        "`npm start` makes it again; where the shop runs already, SIGHUP to its launcher does " +
        "(`kill -HUP` and the number that `npm start` names).",
    )
}

function difference(table: string, actual: readonly string[] | undefined): string[] {
  if (!actual) return [`${table} is missing`]
  const known = (knownTables[table] ?? "").split(";").map(oneSpaced)
  const more = actual.filter((part) => !known.includes(part)).map((part) => `has ${part}`)
  const less = known.filter((part) => !actual.includes(part)).map((part) => `lacks ${part}`)
  const both = [...more, ...less]
  return both.length > 0 ? [`${table} ${both.join(" and ")}`] : []
}

function oneSpaced(text: string): string {
  return text.replace(/\s+/g, " ").trim()
}
