import type { CartItems } from "@shop/api"
import { catalogue } from "../../catalogue"
import { shelf } from "../../catalogue/shelf"
import { pool } from "../../db/pool"
import { isNewer, writeTogether } from "./write-together"

/** The entries of `items` (jsonb) whose product is on sale now. */
const onSale = (items: string) => `
  select coalesce(jsonb_object_agg(entry.key, entry.value), '{}') from jsonb_each(${items}) entry
  where entry.value <> '0' and entry.key in (
    select product_id from (${shelf}) shelf
    where product_id = any (array(select jsonb_object_keys(${items}))))`

/** A signed-in shopper's cart: product id to quantity, one row for each customer. */
export class SavedCartService {
  /** The cart, without what is no longer on sale; `{}` when there is none. */
  async read(customerId: string): Promise<CartItems> {
    const { rows } = await pool().query<{ items: CartItems }>({
      name: "saved_cart_read",
      text: `select (${onSale("cart.items")}) as items from shop_saved_cart cart where customer_id = $1`,
      values: [customerId],
    })
    return rows[0]?.items ?? {}
  }

  /**
   * Replaces the whole cart; entries of 0 and products not on sale are dropped. Of two requests in
   * flight the one that arrived later wins, whichever is written first; a stored arrival more than a
   * minute ahead is a clock that was set back, not a newer request.
   *
   * Products that this process shows on its shelf are taken as they are, which costs the database a
   * third of its work; only when one is missing there (another process may just have added it) is
   * the database asked. What has left the shelf meanwhile is not returned by `read`.
   * @param arrivedAt when the request came in, ms since 1970
   */
  async replace(customerId: string, items: CartItems, arrivedAt: number): Promise<void> {
    const wanted = Object.entries(items).filter(([, quantity]) => quantity !== 0)
    const shown = wanted.every(([productId]) => catalogue.hasOnShelf(productId))
    const kept = Object.fromEntries(wanted)
    if (shown && (await writeTogether({ customerId, items: kept, arrivedAt }))) return
    const values = [customerId, JSON.stringify(kept), arrivedAt]
    await pool().query({ ...(shown ? replaceShown : replaceAny), values })
  }
}

const replaceBy = (items: string) => `
  insert into shop_saved_cart as cart (customer_id, items, arrived_at)
  values ($1, ${items}, to_timestamp($3::float8 / 1000))
  on conflict (customer_id) do update set items = excluded.items, arrived_at = excluded.arrived_at
  where ${isNewer("excluded.arrived_at")}`

const replaceShown = { name: "saved_cart_replace_shown", text: replaceBy("$2::jsonb") }
const replaceAny = { name: "saved_cart_replace", text: replaceBy(`(${onSale("$2::jsonb")})`) }
