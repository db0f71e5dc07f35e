import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * One row for each order that is paid by card, written with the order; and the provider's events that
 * were heard, so that none has its effect twice (docs/decisions/140).
 */
export class Migration20261121001400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_card_payment (
        order_id text primary key,
        customer_id text not null,
        collection_id text not null,
        session_id text not null,
        state text not null default 'opening',
        amount bigint not null,
        currency text not null default 'inr',
        page_id text,
        page_url text,
        intent_id text,
        closing text,
        problem text,
        listed boolean not null default false,
        cancel_hash bytea,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        changed_at timestamptz not null default now(),
        checks integer not null default 0,
        next_check_at timestamptz,
        asked_at timestamptz
      )`)
    this.addSql(
      `create unique index if not exists shop_card_payment_page on shop_card_payment (page_id)`,
    )
    this.addSql(
      `create index if not exists shop_card_payment_intent on shop_card_payment (intent_id)`,
    )
    this.addSql(
      `create index if not exists shop_card_payment_collection on shop_card_payment (collection_id)`,
    )
    this.addSql(
      `create unique index if not exists shop_card_payment_cancel on shop_card_payment (cancel_hash)`,
    )
    this.addSql(`
      create index if not exists shop_card_payment_check on shop_card_payment (next_check_at)
      where next_check_at is not null`)
    this.addSql(`
      create index if not exists shop_card_payment_open on shop_card_payment (customer_id)
      where state in ('opening', 'open')`)
    this.addSql(`
      create table if not exists shop_card_event (
        id text primary key,
        type text not null,
        order_id text,
        received_at timestamptz not null default now()
      )`)
    this.addSql(`create index if not exists shop_card_event_time on shop_card_event (received_at)`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_card_payment`)
    this.addSql(`drop table if exists shop_card_event`)
  }
}
