import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * Which order a request made: written in the order's own transaction, so that a repeat (same `key`)
 * waits for the first and then finds its order. A record past its time makes room for a new one.
 */
export class Migration20261101000461 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_order_request (
        customer_id text not null,
        key text not null,
        body_hash text not null,
        order_id text not null,
        expires_at timestamptz not null,
        primary key (customer_id, key)
      )`)
    this.addSql(
      `create index if not exists shop_order_request_expiry on shop_order_request (expires_at)`,
    )
    this.addSql(`
      create or replace function shop_forget_order_request() returns trigger language plpgsql as $$
      begin
        delete from shop_order_request where customer_id = new.customer_id and key = new.key
          and expires_at <= clock_timestamp();
        return new;
      end $$`)
    this.addSql(`
      create or replace trigger shop_order_request_expired before insert on shop_order_request
      for each row execute function shop_forget_order_request()`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_order_request`)
    this.addSql(`drop function if exists shop_forget_order_request`)
  }
}
