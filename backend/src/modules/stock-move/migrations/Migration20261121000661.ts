import { Migration } from "@medusajs/framework/mikro-orm/migrations"

/**
 * What packing an order (negative) and unpacking it (positive) did to the stock, written in the very
 * transaction that did it: Medusa registers the fulfilment in another one, and a crash between the two
 * would leave nothing to tell by. Orders that were packed before this table came start with what they
 * should have taken.
 */
export class Migration20261121000661 extends Migration {
  override async up(): Promise<void> {
    this.addSql(`
      create table if not exists shop_stock_move (
        id bigint generated always as identity primary key,
        order_id text not null,
        inventory_item_id text not null,
        location_id text not null,
        units numeric not null,
        moved_at timestamptz not null default clock_timestamp()
      )`)
    this.addSql(`create index if not exists shop_stock_move_order on shop_stock_move (order_id)`)
    this.addSql(`
      do $$ begin
        if to_regclass('fulfillment_item') is not null
            and to_regclass('order_fulfillment') is not null then
          insert into shop_stock_move (order_id, inventory_item_id, location_id, units)
          select link.order_id, item.inventory_item_id, parcel.location_id, -sum(item.quantity)
          from fulfillment parcel
          join order_fulfillment link on link.fulfillment_id = parcel.id and link.deleted_at is null
          join fulfillment_item item on item.fulfillment_id = parcel.id and item.deleted_at is null
          where parcel.canceled_at is null and parcel.deleted_at is null
            and item.inventory_item_id is not null
          group by 1, 2, 3;
        end if;
      end $$`)
  }

  override async down(): Promise<void> {
    this.addSql(`drop table if exists shop_stock_move`)
  }
}
