import { pool } from "../../../db/pool"
import { offersRow } from "../offers-list"

/** The rows in which the prices of a variant stand. */
export interface PriceRows {
  readonly price_set_id: string
  /** All its prices outside of price lists, in rupees. */
  readonly base: readonly { id: string; currency_code: string; amount: number }[]
  /** The one of them that holds for everybody in India, in paise. */
  readonly mrp: { id: string; paise: number } | null
  /** Its price in the shop's list of offers. */
  readonly offer: { id: string; paise: number } | null
  /** Whether that list is switched off in Medusa Admin. */
  readonly offers_off: boolean
}

const inPaise = "jsonb_build_object('id', price.id, 'paise', round(price.amount * 100))"
const forEverybody = `price.currency_code = 'inr' and price.rules_count = 0
  and price.min_quantity is null and price.max_quantity is null`

/** @throws Error when the variant has no prices at all, which nothing on the shelf is */
export async function findPrices(variantId: string): Promise<PriceRows> {
  const { rows } = await pool().query<PriceRows>(
    `select link.price_set_id,
       coalesce((select jsonb_agg(jsonb_build_object(
           'id', price.id, 'currency_code', price.currency_code, 'amount', price.amount))
         from price where price.price_set_id = link.price_set_id and price.price_list_id is null
           and price.deleted_at is null), '[]') as base,
       (select ${inPaise} from price where price.price_set_id = link.price_set_id
         and price.price_list_id is null and price.deleted_at is null and ${forEverybody}
         order by price.created_at limit 1) as mrp,
       (select ${inPaise} from price where price.price_set_id = link.price_set_id
         and price.price_list_id = list.id and price.deleted_at is null and ${forEverybody}
         order by price.amount limit 1) as offer,
       list.holds is false as offers_off
     from product_variant_price_set link left join (${offersRow}) list on true
     where link.variant_id = $1 and link.deleted_at is null`,
    [variantId],
  )
  if (!rows[0]) throw new Error(`The variant ${variantId} has no prices.`)
  return rows[0]
}
