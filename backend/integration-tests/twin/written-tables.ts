import type { Shop } from "../harness/start-shop"

/** How many rows each table of the shop's database has, and how many units its levels count. */
export type RowCounts = Readonly<Record<string, number>>

const units = ["stocked", "reserved"].map(
  (kind) => `select '${kind} units', sum(${kind}_quantity)::int from inventory_level`,
)

/** Counts the rows of every table, ours and Medusa's, and the units of all stock levels. */
export async function countRows(shop: Shop): Promise<RowCounts> {
  const { rows } = await shop.db.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`,
  )
  const counts = rows.map(
    ({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`,
  )
  const counted = await shop.db.query<{ name: string; count: number }>(
    [...counts, ...units].join(" union all "),
  )
  return Object.fromEntries(counted.rows.map(({ name, count }) => [name, count]))
}

/** By how much each count grew or shrank; what did not is left out. */
export function growth(before: RowCounts, after: RowCounts): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after)
      .map(([table, count]) => [table, count - (before[table] ?? 0)] as const)
      .filter(([, change]) => change !== 0),
  )
}
