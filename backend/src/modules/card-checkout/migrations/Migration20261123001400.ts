import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * What refunds that failed at the provider still owe the shopper, and what the seller paid of such in
 * another way; in paise (docs/decisions/140).
 */
export class Migration20261123001400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `alter table shop_card_payment add column if not exists failed_refunds bigint not null default 0`,
    )
    this.addSql(
      `alter table shop_card_payment add column if not exists paid_otherwise bigint not null default 0`,
    )
  }

  override async down(): Promise<void> {
    this.addSql(`alter table shop_card_payment drop column if exists failed_refunds`)
    this.addSql(`alter table shop_card_payment drop column if exists paid_otherwise`)
  }
}
