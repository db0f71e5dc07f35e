import { categoryKeys, limits } from "@shop/api"
import { sellingLocation } from "./fullest-location"

/**
 * One product as the shop sells it. A product is on the shelf when it is published, priced in INR
 * (within the shop's limit) and in one of the seven categories; only its first variant counts.
 */
export interface ShelfRow {
  readonly product_id: string
  readonly variant_id: string
  readonly name: string
  /** Lower-cased key of its category. */
  readonly category: string
  readonly description: string | null
  /** MRP and selling price in paise. */
  readonly price: number
  readonly offer_price: number
  readonly image_urls: readonly string[] | null
  readonly thumbnail: string | null
  readonly weight_grams: number | null
  readonly weight_text: string | null
  /** The seller's switch. */
  readonly switched_on: boolean
  /** Whether units are counted, and how many are left to sell; null where they are not counted. */
  readonly counted: boolean
  readonly available: number | null
  /** The stock location that units are taken from. */
  readonly location_id: string | null
  /** Switched on, and uncounted, at least one unit left, or on backorder from a location of all parts. */
  readonly in_stock: boolean
  /** Microseconds since 1970; the list's order. */
  readonly created_at: number
  /** Taken off the shelf by its seller, who still sees it. */
  readonly withdrawn: boolean
}

const handles = categoryKeys.map((key) => `'${key.toLowerCase()}'`).join(", ")

/** In paise: what Medusa Admin takes beyond it, no order could be added up for exactly. */
const sellable = `between 1 and ${limits.pricePaise}`

/** Whether all rules of a price, or of its list, ask for the shop's own region. */
const forTheRegion = (of: "price" | "list") => {
  const [table, owner, equal] =
    of === "price"
      ? ["price_rule", "price_id = price.id and rule.operator = 'eq'", "= shop.region_id"]
      : ["price_list_rule", "price_list_id = list.id", "@> to_jsonb(shop.region_id)"]
  return `(${of}.rules_count = 0 or ${of}.rules_count = (
    select count(*) from ${table} rule where rule.${owner} and rule.deleted_at is null
      and rule.attribute = 'region_id' and rule.value ${equal}))`
}

/** The best of the candidates that fulfil a condition: most rules first, then the lowest. */
const best = (column: string, condition: string) =>
  `(array_agg(${column} order by rules desc, amount) filter (where ${condition}))[1]`

/** Prices that hold this moment for one unit, for anyone in the shop's region. */
const candidates = `
  select price.amount, list.type, price.rules_count + coalesce(list.rules_count, 0) as rules
  from price
  left join price_list list on list.id = price.price_list_id
    and list.status = 'active' and list.deleted_at is null
    and (list.starts_at is null or list.starts_at <= now())
    and (list.ends_at is null or list.ends_at >= now())
    and ${forTheRegion("list")}
  where price.price_set_id = link.price_set_id and price.currency_code = 'inr'
    and price.deleted_at is null and (price.min_quantity is null or price.min_quantity <= 1)
    and (price.price_list_id is null or list.id is not null)
    and ${forTheRegion("price")}`

/**
 * What is on the shelf: the one place that says which products are for sale, at which price and
 * whether they are in stock. To be used as `select … from (${shelf}) shelf where product_id = …`.
 *
 * Prices follow Medusa's own choice (an `override` list wins, a `sale` list where it is lower than
 * the base price), so that the list, an order and Medusa's APIs name the same amount. A line is taken
 * from one stock location, so what is left is counted at the fullest one of the shop's channel.
 * A product that only other sales channels carry is not on this shelf.
 */
export const shelf = productsThatAre("'published'")

/** The shelf and what its sellers have withdrawn from it, or not yet put there. */
export const shelfAndStore = productsThatAre("'published', 'draft'")

function productsThatAre(statuses: string): string {
  return `
  select p.id as product_id, v.id as variant_id, p.title as name, category.key as category,
    p.description, p.thumbnail, image.urls as image_urls,
    round(amount.price * 100)::float8 as price, round(amount.offer * 100)::float8 as offer_price,
    p.weight::float8 as weight_grams, p.metadata ->> 'weight' as weight_text,
    coalesce(listing.on_sale, true) as switched_on,
    v.manage_inventory as counted,
    case when v.manage_inventory then floor(coalesce(stock.available, 0)) end::float8 as available,
    coalesce(stock.location_id, shop.location_id) as location_id,
    coalesce(listing.on_sale, true)
      and (not v.manage_inventory or coalesce(stock.available, 0) >= 1
        or v.allow_backorder and stock.location_id is not null) as in_stock,
    floor(extract(epoch from p.created_at) * 1000000)::float8 as created_at,
    p.status <> 'published' as withdrawn
  from (
    select store.default_sales_channel_id as channel_id,
      (select id from region where currency_code = 'inr' and deleted_at is null
       order by created_at limit 1) as region_id,
      (select stock_location_id from sales_channel_stock_location place
       where place.sales_channel_id = store.default_sales_channel_id and place.deleted_at is null
       order by created_at limit 1) as location_id
    from store where deleted_at is null order by created_at limit 1
  ) shop
  join product p on p.status in (${statuses}) and p.deleted_at is null
  join lateral (
    select v.* from product_variant v where v.product_id = p.id and v.deleted_at is null
    order by v.variant_rank nulls last, v.created_at, v.id limit 1
  ) v on true
  join lateral (
    select lower(c.handle) as key
    from product_category_product pc join product_category c on c.id = pc.product_category_id
    where pc.product_id = p.id and c.deleted_at is null and lower(c.handle) in (${handles})
    order by c.rank, c.id limit 1
  ) category on true
  join product_variant_price_set link on link.variant_id = v.id and link.deleted_at is null
  cross join lateral (
    select ${best("amount", "type is null")} as base,
      ${best("amount", "type is not null")} as listed,
      ${best("type", "type is not null")} as type,
      ${best("amount", "type = 'override'")} as override
    from (${candidates}) candidate
  ) found
  cross join lateral (
    select
      case when type = 'override' then listed else coalesce(override, base, listed) end as price,
      case type when 'override' then listed when 'sale' then least(listed, base) else base end as offer
  ) amount
  left join lateral (
    select array_agg(i.url order by i.rank, i.id) as urls
    from image i where i.product_id = p.id and i.deleted_at is null
  ) image on true
  left join lateral (
    ${sellingLocation("v.id", "shop.channel_id")}
  ) stock on v.manage_inventory
  left join shop_listing listing on listing.product_id = p.id
  where round(amount.price * 100) ${sellable} and round(amount.offer * 100) ${sellable}
    and coalesce((select bool_or(pc.sales_channel_id = shop.channel_id) from product_sales_channel pc
      where pc.product_id = p.id and pc.deleted_at is null), true)`
}
