import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** The language of a mail that a browser caused; of all others it is their reader's. */
export class Migration20261122000100 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table shop_mail_outbox add column if not exists language text`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table shop_mail_outbox drop column if exists language`)
  }
}
