import { once } from "node:events"
import { backendEnv, spawnBackend } from "../harness/backend-process"
import type { Shop } from "../harness/start-shop"

/** Where a command works: a shop's database and its folder, and settings that differ from the tests'. */
export interface Place extends Pick<Shop, "databaseUrl" | "localDir"> {
  readonly settings?: Record<string, string>
}

/** Runs `backup` or `restore` to its end. */
export async function run(
  command: "backup" | "restore",
  place: Place,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const { child, output } = spawnBackend(command, backendEnv(place), args)
  const [code] = (await once(child, "exit")) as [number | null]
  return { code, output: output() }
}

/** Starts a restore and kills it `ms` after it began to load. */
export async function restoreKilled(place: Place, file: string, ms: number): Promise<void> {
  const { child, output } = spawnBackend("restore", backendEnv(place), [file, "--replace"])
  const ended = once(child, "exit")
  while (!output().includes("Loading") && child.exitCode === null) await pause(5)
  await pause(ms)
  child.kill("SIGKILL")
  await ended
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** All rows of all tables, as a digest by table; says whether anything has changed. */
export async function contentOf(shop: Pick<Shop, "db">): Promise<Record<string, string>> {
  const { rows: tables } = await shop.db.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  )
  const content: Record<string, string> = {}
  for (const { name } of tables) {
    const { rows } = await shop.db.query<{ digest: string }>(
      `select md5(coalesce(string_agg(t::text, '' order by t::text), '')) as digest from ${name} t`,
    )
    content[name] = rows[0]?.digest ?? ""
  }
  return content
}

/** How many objects of each kind there are: what a schema must have got back. */
export async function objectsOf(shop: Pick<Shop, "db">): Promise<unknown[]> {
  const { rows } = await shop.db.query<Record<string, unknown>>(`
    select 'relation ' || relkind::text as kind, count(*) from pg_class
    where relnamespace = 'public'::regnamespace group by relkind
    union all select 'constraint ' || contype::text, count(*) from pg_constraint
    where connamespace = 'public'::regnamespace group by contype
    union all select 'function', count(*) from pg_proc where pronamespace = 'public'::regnamespace
    union all select 'type ' || typtype::text, count(*) from pg_type
    where typnamespace = 'public'::regnamespace group by typtype
    union all select 'trigger', count(*) from pg_trigger where not tgisinternal
    union all select 'default', count(*) from pg_attrdef
    union all select 'search', count(*) from pg_ts_config_map
    order by 1`)
  return rows
}
