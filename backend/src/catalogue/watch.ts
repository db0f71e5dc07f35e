/** The channel on which the database says which products' browsing data changed. */
export const channel = "shop_catalogue"

/** What stands for "any number of products": rebuild everything. */
const everything = "*"

/** Products whose browsing data changed, or all of them. */
export type Change = readonly string[] | "everything"

/** Reads what was said on the channel. */
export const readChange = (payload: string): Change =>
  payload === everything || payload === "" ? "everything" : (JSON.parse(payload) as string[])

const viaVariant = (rows: string, join: string) =>
  `select v.product_id from ${rows} r ${join} join product_variant v on v.id = `

/** Tables whose rows each belong to a few products, with the query that names those products. */
const touchedBy: Record<string, (rows: string) => string> = {
  product: (rows) => `select id from ${rows}`,
  product_variant: (rows) => `select product_id from ${rows}`,
  image: (rows) => `select product_id from ${rows}`,
  product_category_product: (rows) => `select product_id from ${rows}`,
  product_sales_channel: (rows) => `select product_id from ${rows}`,
  shop_listing: (rows) => `select product_id from ${rows}`,
  product_variant_price_set: (rows) => viaVariant(rows, "") + "r.variant_id",
  product_variant_inventory_item: (rows) => viaVariant(rows, "") + "r.variant_id",
  price: (rows) =>
    viaVariant(rows, "join product_variant_price_set l on l.price_set_id = r.price_set_id") +
    "l.variant_id",
  price_rule: (rows) =>
    viaVariant(
      rows,
      `join price p on p.id = r.price_id
       join product_variant_price_set l on l.price_set_id = p.price_set_id`,
    ) + "l.variant_id",
  inventory_level: (rows) =>
    viaVariant(
      rows,
      "join product_variant_inventory_item l on l.inventory_item_id = r.inventory_item_id",
    ) + "l.variant_id",
}

/** Tables of which one row may concern any product; they change seldom. */
const concernsAll = [
  "price_list",
  "price_list_rule",
  "product_category",
  "region",
  "sales_channel_stock_location",
  "store",
]

/** Every order writes its level; browsing is told only when a product sells out or comes back. */
const levelsThatTurned = `
  select v.product_id from new_rows n join old_rows o on o.id = n.id
  join product_variant_inventory_item l on l.inventory_item_id in (n.inventory_item_id, o.inventory_item_id)
  join product_variant v on v.id = l.variant_id
  where (n.deleted_at is null
      and n.stocked_quantity - n.reserved_quantity >= greatest(l.required_quantity, 1))
    is distinct from (o.deleted_at is null
      and o.stocked_quantity - o.reserved_quantity >= greatest(l.required_quantity, 1))
    or n.location_id <> o.location_id or n.inventory_item_id <> o.inventory_item_id`

const changed = `
  create or replace function shop_catalogue_changed(ids text[]) returns void language plpgsql as $$
  declare payload text := to_json(ids)::text;
  begin
    if ids is null then return; end if;
    -- A notification holds less than 8000 bytes.
    perform pg_notify('${channel}', case when length(payload) < 7000 then payload else '${everything}' end);
  end $$`

const changedAll = `
  create or replace function shop_watch_everything() returns trigger language plpgsql as $$
  begin
    perform pg_notify('${channel}', '${everything}');
    return null;
  end $$`

function watchFunction(table: string, touched: (rows: string) => string): string {
  const collect = (query: string) =>
    `select array_agg(distinct t.id) into ids from (${query}) t(id) where t.id is not null;`
  const afterUpdate =
    table === "inventory_level"
      ? levelsThatTurned
      : `${touched("new_rows")} union ${touched("old_rows")}`
  return `
  create or replace function shop_watch_${table}() returns trigger language plpgsql as $$
  declare ids text[];
  begin
    if tg_op = 'INSERT' then ${collect(touched("new_rows"))}
    elsif tg_op = 'DELETE' then ${collect(touched("old_rows"))}
    else ${collect(afterUpdate)}
    end if;
    perform shop_catalogue_changed(ids);
    return null;
  end $$`
}

function triggersOf(table: string, watcher: string): string[] {
  const on = (event: string, referencing: string, run = watcher) => `
    create or replace trigger shop_watch_${event} after ${event} on ${table}
    ${referencing} for each statement execute function ${run}()`
  return [
    on("insert", "referencing new table as new_rows"),
    on("update", "referencing new table as new_rows old table as old_rows"),
    on("delete", "referencing old table as old_rows"),
    on("truncate", "", "shop_watch_everything"),
  ]
}

/** Triggers on every table that browsing reads, which name the products a statement has changed. */
export const catalogueObjects: readonly string[] = [
  changed,
  changedAll,
  ...Object.entries(touchedBy).flatMap(([table, touched]) => [
    watchFunction(table, touched),
    ...triggersOf(table, `shop_watch_${table}`),
  ]),
  ...concernsAll.flatMap((table) => triggersOf(table, "shop_watch_everything")),
]
