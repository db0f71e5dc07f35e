import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Who gets the newsletter: from the click in the mail (`confirmed_at`) until the wish to leave. */
export class Migration20261121001220 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_newsletter (
        id text primary key,
        email text not null unique,
        confirm_hash bytea,
        confirm_until timestamptz,
        confirmed_at timestamptz,
        created_at timestamptz not null default now()
      )`)
    this.addSql(`
      create index if not exists shop_newsletter_open on shop_newsletter (confirm_until)
      where confirmed_at is null`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_newsletter`)
  }
}
