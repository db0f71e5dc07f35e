/**
 * What is left of a saved cart's `items` once units are taken off, in SQL.
 * @param bought the units of the product `entry.key`, null where there are none
 */
export const cartWithout = (bought: string) => `
  select coalesce(jsonb_object_agg(product_id, units), '{}') from (
    select entry.key as product_id, entry.value::int - coalesce(${bought}, 0) as units
    from jsonb_each_text(items) entry
  ) rest where units > 0`
