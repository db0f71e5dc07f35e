import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * One row per mail. `leased_until` and `lease` mark a row that a sender has taken, so that nobody
 * holds a lock while talking SMTP; a mail that is over (expired) is due at infinity.
 */
export class Migration20261101000200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_mail_outbox (
        id text primary key,
        kind text not null,
        subject_ref text not null,
        recipient text not null,
        payload jsonb not null,
        message_id text not null,
        attempts integer not null default 0,
        next_attempt_at timestamptz not null default now(),
        lease text,
        leased_until timestamptz,
        expires_at timestamptz,
        sent_at timestamptz,
        last_error text,
        created_at timestamptz not null default now(),
        constraint shop_mail_outbox_once unique (kind, subject_ref)
      )`)
    this.addSql(`
      create index if not exists shop_mail_outbox_due on shop_mail_outbox (next_attempt_at)
      where sent_at is null`)
    this.addSql(`
      create index if not exists shop_mail_outbox_expiry on shop_mail_outbox (expires_at)
      where sent_at is null and expires_at is not null`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_mail_outbox`)
  }
}
