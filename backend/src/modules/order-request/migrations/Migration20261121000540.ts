import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Orders that Medusa's subscribers have not heard of: written with the order, gone once they have. */
export class Migration20261121000540 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_order_announcement (
        order_id text primary key,
        created_at timestamptz not null default now()
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_order_announcement`)
  }
}
