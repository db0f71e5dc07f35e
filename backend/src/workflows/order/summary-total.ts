/** A total of Medusa's `order_summary` and its exact twin, for `jsonb_build_object`; `value` is SQL. */
export const summaryTotal = (name: string, value: string) =>
  `'${name}', trim_scale(${value}), 'raw_${name}', shop_raw_number(${value})`

/** What such a total is, where the table is called `summary`. */
export const ofSummary = (name: string) => `(summary.totals ->> '${name}')::numeric`
