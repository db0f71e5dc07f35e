import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261101000100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_listing (
        product_id text primary key,
        on_sale boolean not null,
        updated_at timestamptz not null default now()
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_listing`)
  }
}
