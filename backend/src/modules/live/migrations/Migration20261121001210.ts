import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * `shop_touch`: orders and messages that something was done to, not yet looked at. `shop_order_state`:
 * how an order was last seen. `shop_event`: what browsers are told.
 */
export class Migration20261121001210 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_touch (
        id bigint generated always as identity primary key,
        topic text not null,
        ref text not null
      )`)
    this.addSql(`
      create table if not exists shop_order_state (
        order_id text primary key,
        status text not null,
        is_paid boolean not null
      )`)
    this.addSql(`
      create table if not exists shop_event (
        seq bigint generated always as identity primary key,
        topic text not null,
        customer_id text,
        data jsonb not null,
        told_at timestamptz not null default now()
      )`)
    this.addSql(`create index if not exists shop_event_age on shop_event (told_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_event, shop_order_state, shop_touch`)
  }
}
