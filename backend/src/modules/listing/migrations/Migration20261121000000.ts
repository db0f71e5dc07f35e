import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Columns that Medusa expects of every table it reads through a link. */
export class Migration20261121000000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      alter table shop_listing
        add column if not exists created_at timestamptz not null default now(),
        add column if not exists deleted_at timestamptz`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table shop_listing drop column created_at, drop column deleted_at`)
  }
}
