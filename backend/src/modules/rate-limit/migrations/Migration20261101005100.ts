import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261101005100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_rate_limit (
        key bytea primary key,
        hits timestamptz[] not null default '{}',
        expires_at timestamptz not null
      )`)
    this.addSql(`create index if not exists shop_rate_limit_expiry on shop_rate_limit (expires_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_rate_limit`)
  }
}
