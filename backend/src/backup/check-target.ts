import type { ClientBase } from "pg"
import { lockClasses } from "../db/lock-classes"
import { ownObject } from "./schema-queries"
import { Unusable } from "./unusable"

/** Where a shop has data that somebody would miss. */
const treasures = ["product", "customer", '"order"']

/**
 * Makes sure that a restore into this database takes nothing from anybody: no other restore, no running
 * shop, no other program's tables, no data of a shop unless it is to be replaced.
 * @throws Unusable saying what is there, and what to do
 */
export async function checkTarget(
  client: ClientBase,
  { replace }: { replace: boolean },
): Promise<void> {
  const { rows: locked } = await client.query<{ taken: boolean }>(
    `select pg_try_advisory_xact_lock($1) as taken`,
    [lockClasses.restore],
  )
  if (!locked[0]?.taken)
    throw new Unusable("Another restore into this database is under way. Wait for its end.")
  const { rows: users } = await client.query<{ users: number }>(
    `select count(*)::int as users from pg_stat_activity
     where datname = current_database() and application_name = 'shop'`,
  )
  if (users[0]?.users)
    throw new Unusable("A shop runs on this database, here or on another machine. Stop it first.")
  const tables = await tablesOf(client)
  if (tables.length === 0) return
  if (!tables.includes("mikro_orm_migrations"))
    throw new Unusable(
      `This database is not a shop's: it holds ${tables.slice(0, 3).join(", ")}. ` +
        "Name an empty one in DATABASE_URL.",
    )
  if (!replace && (await hasData(client, tables)))
    throw new Unusable(
      "This database holds a shop with data. To put the backup in its place, and lose what is there: " +
        "npm run restore -- <file> --replace. To keep what is there: npm run backup first.",
    )
}

async function tablesOf(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relkind in ('r', 'p') and ${ownObject("pg_class", "c", "rel")} order by c.relname`,
  )
  return rows.map(({ name }) => name)
}

async function hasData(client: ClientBase, tables: readonly string[]): Promise<boolean> {
  const there = treasures.filter((name) => tables.includes(name.replaceAll('"', "")))
  if (there.length === 0) return false
  const looks = there.map((name) => `exists (select from ${name})`)
  const { rows } = await client.query<{ found: boolean }>(`select ${looks.join(" or ")} as found`)
  return rows[0]?.found ?? false
}
