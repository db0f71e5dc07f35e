import type { ClientBase } from "pg"
import { ownObject } from "./schema-queries"

/** Statements that remove all that lies in `public`, extensions apart; in one order that always works. */
const removals = [
  `select format('drop %s %I cascade', case c.relkind when 'm' then 'materialized view' else 'view' end,
     c.relname) as statement
   from pg_class c where c.relkind in ('v', 'm') and ${ownObject("pg_class", "c", "rel")}`,
  `select 'drop table ' || string_agg(format('%I', c.relname), ', ') || ' cascade' as statement
   from pg_class c where c.relkind = 'r' and ${ownObject("pg_class", "c", "rel")}
   having count(*) > 0`,
  `select format('drop sequence %I cascade', c.relname) as statement
   from pg_class c where c.relkind = 'S' and ${ownObject("pg_class", "c", "rel")}`,
  `select format('drop %s %s cascade', case p.prokind when 'p' then 'procedure' else 'function' end,
     p.oid::regprocedure) as statement
   from pg_proc p where p.prokind in ('f', 'p') and ${ownObject("pg_proc", "p", "pro")}`,
  `select format('drop type %I cascade', t.typname) as statement
   from pg_type t where t.typtype = 'e' and ${ownObject("pg_type", "t", "typ")}`,
  `select format('drop text search configuration %I cascade', c.cfgname) as statement
   from pg_ts_config c where ${ownObject("pg_ts_config", "c", "cfg")}`,
]

/** Removes the shop's tables, functions, types; within a transaction, so that it can be undone. */
export async function clearDatabase(client: ClientBase): Promise<void> {
  for (const query of removals) {
    const { rows } = await client.query<{ statement: string }>(query)
    for (const { statement } of rows) await client.query(statement)
  }
}
