import type { Db } from "../db/pool"

/**
 * Takes the planner's statistics anew of tables that changed much since they were taken, by the measure
 * that autovacuum goes by a minute later. Without them, looking through the orders of a busy first
 * minute takes a hundred times as long. Tables that somebody has locked are left out.
 */
export async function freshenStatistics(db: Db): Promise<void> {
  await db.query(`
    do $$
    declare stale text;
    begin
      select string_agg(quote_ident(relname), ', ') into stale from pg_stat_user_tables
      where schemaname = current_schema() and n_mod_since_analyze > 50 + n_live_tup / 10;
      if stale is not null then execute 'analyze (skip_locked) ' || stale; end if;
    end $$`)
}
