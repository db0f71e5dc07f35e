import { type Db, transaction } from "../../db/pool"

/** Rows of Medusa's that make up a product: how each belongs to it, and which columns hold its ids. */
const parts: { table: string; belongs: string; ids: string[]; name?: string }[] = [
  { table: "product", belongs: "part.id = model.product_id", ids: ["id", "handle"], name: "title" },
  { table: "product_option", belongs: "part.id = model.option_id", ids: ["id"] },
  {
    table: "product_option_value",
    belongs: "part.option_id = model.option_id",
    ids: ["id", "option_id"],
  },
  {
    table: "product_product_option",
    belongs: "part.product_id = model.product_id",
    ids: ["id", "product_id", "product_option_id"],
  },
  {
    table: "product_product_option_value",
    belongs: "part.product_product_option_id = model.product_option_link_id",
    ids: ["id", "product_product_option_id", "product_option_value_id"],
  },
  {
    table: "product_variant",
    belongs: "part.id = model.variant_id",
    ids: ["id", "product_id", "sku"],
  },
  {
    table: "product_variant_option",
    belongs: "part.variant_id = model.variant_id",
    ids: ["variant_id", "option_value_id"],
  },
  { table: "image", belongs: "part.product_id = model.product_id", ids: ["id", "product_id"] },
  {
    table: "product_category_product",
    belongs: "part.product_id = model.product_id",
    ids: ["product_id"],
  },
  {
    table: "product_sales_channel",
    belongs: "part.product_id = model.product_id",
    ids: ["id", "product_id"],
  },
  {
    table: "product_shipping_profile",
    belongs: "part.product_id = model.product_id",
    ids: ["id", "product_id"],
  },
  { table: "price_set", belongs: "part.id = model.price_set_id", ids: ["id"] },
  {
    table: "product_variant_price_set",
    belongs: "part.variant_id = model.variant_id",
    ids: ["id", "variant_id", "price_set_id"],
  },
  {
    table: "price",
    belongs: "part.price_set_id = model.price_set_id",
    ids: ["id", "price_set_id"],
  },
  {
    table: "inventory_item",
    belongs: "part.id = model.inventory_item_id",
    ids: ["id", "sku"],
    name: "title",
  },
  {
    table: "inventory_level",
    belongs: "part.inventory_item_id = model.inventory_item_id",
    ids: ["id", "inventory_item_id"],
  },
  {
    table: "product_variant_inventory_item",
    belongs: "part.variant_id = model.variant_id",
    ids: ["id", "variant_id", "inventory_item_id"],
  },
]

const models = `
  create temporary table model on commit drop as
  select p.id as product_id, v.id as variant_id, o.product_option_id as option_id,
    o.id as product_option_link_id, s.price_set_id, i.inventory_item_id,
    ($2::int - row_number() over (order by p.handle)) / $3::int as copies
  from product p
  join product_variant v on v.product_id = p.id
  join product_product_option o on o.product_id = p.id
  join product_variant_price_set s on s.variant_id = v.id
  join product_variant_inventory_item i on i.variant_id = v.id
  where p.handle = any($1) and p.deleted_at is null`

/**
 * Copies products, row by row with new ids, until there are `count`: for benchmarks only, where a
 * hundred thousand rows should not take Medusa's workflows minutes. All in one transaction, and a
 * second run copies nothing twice.
 */
export async function copyLots(handles: readonly string[], count: number): Promise<void> {
  if (count <= handles.length) return
  await transaction(async (db) => {
    await db.query(`set local statement_timeout = 0`)
    await db.query(models, [handles, count, handles.length])
    for (const part of parts) await copyPart(db, part)
    await db.query(`analyze`)
  })
}

async function copyPart(db: Db, { table, belongs, ids, name }: (typeof parts)[number]) {
  const changes = ids.map((column) => `'${column}', part.${column} || '-' || lot`)
  if (name) changes.push(`'${name}', part.${name} || '.' || lot`)
  await db.query(
    `insert into ${table} select copy.* from ${table} part
     join model on ${belongs} cross join generate_series(1, model.copies) lot
     cross join lateral jsonb_populate_record(part, jsonb_build_object(${changes.join(", ")})) copy
     on conflict do nothing`,
  )
}
