import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261101005000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_flow (
        flow_hash bytea primary key,
        email text not null,
        purpose text not null check (purpose in ('register', 'reset')),
        code_hash bytea,
        code_expires_at timestamptz not null,
        tries integer not null default 0,
        verified_at timestamptz,
        expires_at timestamptz not null
      )`)
    this.addSql(`create index if not exists shop_flow_expiry on shop_flow (expires_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_flow`)
  }
}
