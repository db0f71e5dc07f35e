import { limits } from "@shop/api"
import type { Db } from "../../db/pool"
import { cartWithout } from "../order/cart-without"
import type { PaymentRow } from "./payment-row"

/** Units of the order, by product. */
const ordered = `
  select line.product_id, least(sum(item.quantity), ${limits.quantity})::int as units
  from order_item item join order_line_item line on line.id = item.item_id
  where item.order_id = $2 and item.version = 1 and item.deleted_at is null
    and line.product_id is not null
  group by line.product_id`

const bought = `(select bought.units from (${ordered}) bought where bought.product_id = entry.key)`

const take = `
  update shop_saved_cart set items = (${cartWithout(bought)})
  where customer_id = $1`

/** The larger quantity of each: what was left in the cart is not there twice. */
const giveBack = `
  insert into shop_saved_cart as cart (customer_id, items, arrived_at)
  select $1, coalesce(jsonb_object_agg(product_id, units), '{}'), to_timestamp(0) from (${ordered}) back
  on conflict (customer_id) do update set items = cart.items || (
    select coalesce(jsonb_object_agg(back.product_id,
      greatest(back.units, coalesce((cart.items ->> back.product_id)::int, 0))), '{}')
    from (${ordered}) back)`

/** What was bought leaves the saved cart. */
export async function takeFromCart(db: Db, payment: PaymentRow): Promise<void> {
  await db.query({ name: "card_take_cart", text: take }, [payment.customer_id, payment.order_id])
}

/** What was not bought is in the saved cart again. */
export async function giveCartBack(db: Db, payment: PaymentRow): Promise<void> {
  await db.query({ name: "card_give_cart", text: giveBack }, [
    payment.customer_id,
    payment.order_id,
  ])
}
