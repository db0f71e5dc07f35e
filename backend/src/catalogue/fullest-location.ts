/** The sales channel of the shop, as a subquery; null where Medusa was given none. */
export const shopChannel = `(select default_sales_channel_id from store where deleted_at is null
  order by created_at limit 1)`

/** Levels of an inventory item that a sales channel sells from; without a channel, all of them. */
export const sellingLevels = (item: string, channel: string) => `
  inventory_level level
  where level.inventory_item_id = ${item} and level.deleted_at is null
    and (${channel} is null or exists (select from sales_channel_stock_location place
      where place.stock_location_id = level.location_id and place.deleted_at is null
        and place.sales_channel_id = ${channel}))`

/**
 * The stock location of a sales channel that has most left of an inventory item, whatever else the item is
 * sold with. One row, or none.
 */
export const fullestLocation = (item: string, channel: string) => `
  select level.location_id from ${sellingLevels(item, channel)}
  order by level.stocked_quantity - level.reserved_quantity desc, level.location_id limit 1`

/**
 * Where units of a variant are counted and taken from: the stock location of a sales channel that most can
 * be made up at, with how many, as a fraction. A kit of several items is made up at one location: Medusa
 * unpacks a parcel to the one that it names, and would put parts from elsewhere where they never were. One
 * row, or none; to be used as a lateral join.
 */
export const sellingLocation = (variant: string, channel: string) => `
  select level.location_id, min((level.stocked_quantity - level.reserved_quantity)
    / greatest(part.required_quantity, 1)) as available
  from product_variant_inventory_item part
  cross join lateral (select level.* from ${sellingLevels("part.inventory_item_id", channel)}) level
  where part.variant_id = ${variant} and part.deleted_at is null
  group by level.location_id
  having count(*) = (select count(*) from product_variant_inventory_item each
    where each.variant_id = ${variant} and each.deleted_at is null)
  order by available desc, level.location_id limit 1`
