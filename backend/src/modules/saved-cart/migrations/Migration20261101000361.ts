import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** `items` maps product id to quantity; `arrived_at` is when the request that wrote it came in. */
export class Migration20261101000361 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_saved_cart (
        customer_id text primary key,
        items jsonb not null,
        arrived_at timestamptz not null
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_saved_cart`)
  }
}
