import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** When a seller marked it as answered; empty while it is open. */
export class Migration20261121001200 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table shop_contact_message add column if not exists answered_at timestamptz`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table shop_contact_message drop column if exists answered_at`)
  }
}
