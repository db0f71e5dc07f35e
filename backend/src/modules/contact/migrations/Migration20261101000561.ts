import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** Name and e-mail are kept as they were when the message was sent. */
export class Migration20261101000561 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_contact_message (
        id text primary key,
        customer_id text not null,
        name text not null,
        email text not null,
        message text not null,
        created_at timestamptz not null default now()
      )`)
    this.addSql(
      `create index if not exists shop_contact_message_time on shop_contact_message (created_at desc, id desc)`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_contact_message`)
  }
}
