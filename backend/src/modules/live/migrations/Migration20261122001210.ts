import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/** When the order was placed, which the trigger `shop_order_state_placed` copies. */
export class Migration20261122001210 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`alter table shop_order_state add column if not exists placed_at timestamptz`)
  }

  override async down(): Promise<void> {
    this.addSql(`alter table shop_order_state drop column if exists placed_at`)
  }
}
