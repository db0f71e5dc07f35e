import { messages } from "@shop/api/messages"
import { shopChannel } from "../../catalogue/fullest-location"
import { pool } from "../../db/pool"
import { taxes } from "../../workflows/order/read-sale"
import { delivers, isWithheld } from "../../workflows/order/shop-delivery"
import { refuseWhen } from "./refuse-when"

const taxRates = `select from ${taxes}`

const deliveries = `select from shipping_option option
  join service_zone zone on zone.id = option.service_zone_id and zone.deleted_at is null
  where ${delivers}`

/** By part of Medusa Admin's API: what of its kind would be left to orders without the one called $1. */
const others = {
  regions: `select from region where currency_code = 'inr' and deleted_at is null and id <> $1`,
  "tax-rates": `${taxRates} and rate.id <> $1`,
  "tax-regions": `${taxRates} and area.id <> $1`,
  "shipping-options": `${deliveries} and option.id <> $1`,
  "fulfillment-sets": `${deliveries} and zone.fulfillment_set_id <> $1`,
  "service-zones": `${deliveries} and zone.id <> $1`,
  "stock-locations": `select from sales_channel_stock_location place
    where place.sales_channel_id = ${shopChannel} and place.deleted_at is null
      and place.stock_location_id <> $1
      and exists (${deliveries} and not exists (select from location_fulfillment_set own
        where own.fulfillment_set_id = zone.fulfillment_set_id and own.stock_location_id = $1
          and own.deleted_at is null))
      and not exists (select from reservation_item held
        where held.location_id = $1 and held.deleted_at is null)`,
}

/** Where those are, for `middlewares.ts`; parameters must be called as in Medusa's own routes. */
export const whatOrdersNeed = Object.keys(others).map((part) =>
  part === "service-zones" ? `/admin/fulfillment-sets/:id/${part}/:zone_id` : `/admin/${part}/:id`,
)

/**
 * Refuses to delete the last one of what every order needs (region, tax, delivery, stock location), and a
 * location where units of open orders are: Medusa does it without a word, and nothing can be sold then.
 */
export const keepWhatOrdersNeed = refuseWhen(async ({ originalUrl }) => {
  // Medusa hands on longer paths, too: only what is deleted itself counts.
  const [, part = "", id] = /([^/?]+)\/([^/?]+)\/?(?:\?.*)?$/.exec(originalUrl) ?? []
  const left = others[part.toLowerCase() as keyof typeof others] as string | undefined
  return left !== undefined && (await pool().query(left, [id])).rowCount === 0
}, messages.neededByOrders)

/** Where a shipping option, and so its rules, can be changed. */
export const whatHidesDelivery = ["", "/rules/batch"].map(
  (rest) => `/admin/shipping-options/:id${rest}`,
)

const withheld = `select where ${isWithheld(
  `jsonb_to_recordset($1) as rule(attribute text, operator text, value jsonb) where true`,
)}`

/** Refuses to hide from new orders the last shipping option that delivers, by its rules or its kind of price. */
export const keepLastDelivery = refuseWhen(async ({ body, params }) => {
  const { price_type = "flat", ...more } = (body ?? {}) as Record<string, unknown>
  const rules = [more.rules, more.create, more.update]
    .flat(Infinity)
    .filter((rule) => typeof rule === "object" && rule !== null)
  const hides =
    price_type !== "flat" || (await pool().query(withheld, [JSON.stringify(rules)])).rowCount !== 0
  return hides && (await pool().query(others["shipping-options"], [params.id])).rowCount === 0
}, messages.neededByOrders)
