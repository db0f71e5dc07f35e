import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** In which language the shop speaks to a person: kept when they sign out, for the mails that follow. */
export class Migration20261122000000 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_reader (
        subject_id text primary key,
        language text not null
      )`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_reader`)
  }
}
