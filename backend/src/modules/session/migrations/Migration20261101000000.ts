import { Migration } from "@medusajs/framework/mikro-orm/migrations"

export class Migration20261101000000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_session (
        token_hash bytea primary key,
        role text not null check (role in ('shopper', 'seller', 'admin')),
        subject_id text not null,
        created_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        expires_at timestamptz not null
      )`)
    this.addSql(
      `create index if not exists shop_session_subject on shop_session (subject_id, role)`,
    )
    this.addSql(`create index if not exists shop_session_expiry on shop_session (expires_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_session`)
  }
}
