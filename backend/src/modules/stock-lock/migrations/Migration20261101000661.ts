import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Who holds which key. Unlogged: a database that crashed has no holders, and taking a lock waits for
 * no disk. `shop_take_locks` takes all keys, in one order for everybody, or none.
 */
export class Migration20261101000661 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create unlogged table if not exists shop_lock (
        key text primary key,
        owner text not null,
        expires_at timestamptz not null
      )`)
    this.addSql(`
      create or replace function shop_take_locks(keys text[], taker text, seconds float8)
      returns boolean language plpgsql as $$
      declare taken integer;
      begin
        if exists (select from shop_lock where key = any (keys) and owner <> taker
            and expires_at > clock_timestamp()) then
          return false;
        end if;
        insert into shop_lock as held (key, owner, expires_at)
        select key, taker, clock_timestamp() + make_interval(secs => seconds)
        from unnest(keys) key order by key
        on conflict (key) do update set owner = excluded.owner, expires_at = excluded.expires_at
          where held.owner = excluded.owner or held.expires_at <= clock_timestamp();
        get diagnostics taken = row_count;
        if taken < cardinality(keys) then
          raise exception 'Somebody was quicker' using errcode = 'SH003';
        end if;
        return true;
      exception when sqlstate 'SH003' then
        return false;
      end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop function if exists shop_take_locks`)
    this.addSql(`drop table if exists shop_lock`)
  }
}
