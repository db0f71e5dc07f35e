import { messages } from "@shop/api/messages"
import { sellingLocation, shopChannel } from "../../catalogue/fullest-location"
import { shelf } from "../../catalogue/shelf"
import { pool } from "../../db/pool"
import { inSql, waitingStates } from "../../modules/card-checkout/payment-state"
import { BadRequest } from "../../refusal"
import { log } from "../../server/log"
import type { Sale, SaleProduct } from "./sale"
import { shopDelivery } from "./shop-delivery"

/** Per inventory item of the variant `v`: where the shop takes it from, one place for all. */
const parts = `
  select jsonb_agg(jsonb_build_object('inventory_item_id', part.inventory_item_id,
    'required_quantity', part.required_quantity, 'location_id', place.location_id))
  from product_variant_inventory_item part
  cross join (${sellingLocation("v.id", shopChannel)}) place
  where part.variant_id = v.id and part.deleted_at is null and v.manage_inventory`

/** Medusa fulfils a line when its product has a shipping profile or its stock asks for shipping. */
const requiresShipping = `
  exists (select from product_shipping_profile profile
    where profile.product_id = p.id and profile.deleted_at is null)
  or exists (select from product_variant_inventory_item part
    join inventory_item stocked on stocked.id = part.inventory_item_id and stocked.requires_shipping
    where part.variant_id = v.id and part.deleted_at is null)`

const products = `
  select shelf.*, v.title as variant_title, v.sku as variant_sku, v.barcode as variant_barcode,
    v.thumbnail as variant_thumbnail, v.allow_backorder, p.subtitle, p.handle, p.type_id,
    type.value as type, collection.title as collection, p.discountable, p.is_giftcard,
    (${requiresShipping}) as requires_shipping, coalesce((${parts}), '[]') as parts
  from (${shelf}) shelf
  join product p on p.id = shelf.product_id
  join product_variant v on v.id = shelf.variant_id
  left join product_type type on type.id = p.type_id
  left join product_collection collection on collection.id = p.collection_id
  where shelf.product_id = any ($2)`

/** Rates of the tax that every order has: their table is called `rate`, that of their region `area`. */
export const taxes = `tax_rate rate join tax_region area on area.id = rate.tax_region_id
  where area.country_code = 'in' and area.province_code is null and area.deleted_at is null
    and rate.is_default and rate.deleted_at is null`

/** What every order needs, by name; null what is missing. */
export const terms = `
  select jsonb_build_object(
    'region_id', (select id from region where currency_code = 'inr' and deleted_at is null
      order by created_at limit 1),
    'sales_channel_id', ${shopChannel},
    'shipping_option', (select jsonb_build_object('id', id, 'name', name)
      from (${shopDelivery}) delivery),
    'tax_rate', (select jsonb_build_object('id', rate.id, 'name', rate.name, 'code', rate.code)
      from ${taxes} limit 1))`

/** Units that the shopper's orders which wait for a card hold, by inventory item. */
const held = `
  select r.inventory_item_id as item, sum(r.quantity) as units
  from shop_card_payment card
  join order_item line on line.order_id = card.order_id and line.deleted_at is null
  join reservation_item r on r.line_item_id = line.item_id and r.deleted_at is null
  where card.customer_id = customer.id and card.state in ${inSql(waitingStates)}
  group by 1`

const sale = {
  name: "order_read_sale",
  text: `
    select customer.email, (${terms}) as terms,
      (select coalesce(jsonb_agg(product), '[]') from (${products}) product) as products,
      (select to_jsonb(address) from customer_address address where address.id = $3
        and address.customer_id = customer.id and address.deleted_at is null) as address,
      array(select card.order_id from shop_card_payment card where card.customer_id = customer.id
        and card.state in ${inSql(waitingStates)}) as unpaid,
      (select coalesce(jsonb_object_agg(item, units), '{}') from (${held}) held) as held,
      (select to_jsonb(request) from shop_order_request request where request.customer_id = customer.id
        and request.key = $4 and request.expires_at > clock_timestamp()) as earlier
    from customer where customer.id = $1 and customer.deleted_at is null`,
}

/**
 * Reads prices, stock, switches, address and an earlier equal request in one round trip.
 * @throws BadRequest 401 when the account is gone, 503 when somebody deleted what every order needs
 */
export async function readSale(asked: {
  customerId: string
  productIds: readonly string[]
  addressId: string
  key: string
}): Promise<Sale> {
  const { rows } = await pool().query<
    Omit<Sale, "products" | "address" | "earlier"> & {
      products: SaleProduct[]
      address: Sale["address"] | null
      earlier: Sale["earlier"] | null
    }
  >({ ...sale, values: [asked.customerId, asked.productIds, asked.addressId, asked.key] })
  const found = rows[0]
  if (!found) throw new BadRequest(401, messages.signInRequired)
  const missing = Object.entries(found.terms).find(([, value]) => value === null)
  if (missing) {
    log("error", "shop_incomplete", { missing: missing[0] })
    throw new BadRequest(503, messages.unavailable)
  }
  return {
    ...found,
    products: new Map(found.products.map((product) => [product.product_id, product])),
    address: found.address ?? undefined,
    earlier: found.earlier ?? undefined,
  }
}
