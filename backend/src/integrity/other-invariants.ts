import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { shelf } from "../catalogue/shelf"
import { terms } from "../workflows/order/read-sale"
import type { Invariant } from "./invariant"
import { placedHere, standing } from "./sql"

/** 1 to 99: `limits.quantity` as a pattern. */
const cartQuantity = "^[1-9][0-9]?$"

/** What surrounds orders: products, mails, requests, carts. */
export const otherInvariants: readonly Invariant[] = [
  {
    name: "orders of the last weeks without exactly one confirmation mail",
    select: `
      select o.id from "order" o where ${standing} and ${placedHere}
        and o.created_at > now() - interval '25 days'
        and (select count(*) from shop_mail_outbox m
          where m.kind = 'order-placed' and m.subject_ref = o.id) <> 1
        and not exists (select from shop_card_payment card
          where card.order_id = o.id and card.state <> 'paid')`,
    advice: "Write to the shopper; the address stands in the order.",
  },
  {
    name: "settings without which no order can be placed",
    select: `select key as id from jsonb_each((${terms})) where value = 'null'`,
    advice: "Somebody deleted it in Medusa Admin (Settings). Set up another one there.",
  },
  {
    name: "products that are not for sale since a price of theirs is too high",
    select: `
      select distinct v.product_id as id from price
      join product_variant_price_set link on link.price_set_id = price.price_set_id
        and link.deleted_at is null
      join product_variant v on v.id = link.variant_id and v.deleted_at is null
      join product p on p.id = v.product_id and p.status = 'published' and p.deleted_at is null
      where price.currency_code = 'inr' and price.deleted_at is null
        and round(price.amount * 100) > ${limits.pricePaise}
        and p.id not in (select product_id from (${shelf}) shelf)`,
    advice: `Change it in Medusa Admin. ${messages.productPriceInvalid}`,
  },
  {
    name: "mails that wait although nobody is sending them",
    select: `
      select id from shop_mail_outbox
      where sent_at is null and next_attempt_at < now() - interval '15 minutes'
        and (leased_until is null or leased_until < now() - interval '15 minutes')`,
    advice: "Start the shop; if it runs, its log says why (mail_not_sent).",
  },
  {
    name: "orders that nobody was told of",
    select: `
      select order_id as id from shop_order_announcement
      where created_at < now() - interval '15 minutes'`,
    advice: "Start the shop; if it runs, its log says why orders_not_announced.",
  },
  {
    name: "records of requests whose order does not exist",
    select: `
      select customer_id || ' ' || key as id from shop_order_request r
      where not exists (select from "order" o where o.id = r.order_id)`,
    advice: "npm run doctor -- --data --mend forgets them.",
    mend: `delete from shop_order_request where customer_id || ' ' || key = any ($1)`,
  },
  {
    name: "saved carts with quantities that no cart can have",
    select: `
      select customer_id as id from shop_saved_cart, jsonb_each_text(items) entry
      where entry.value !~ '${cartQuantity}' group by 1`,
    advice: "npm run doctor -- --data --mend takes them out.",
    mend: `
      update shop_saved_cart set items = (
        select coalesce(jsonb_object_agg(entry.key, entry.value), '{}')
        from jsonb_each(items) entry where entry.value::text ~ '${cartQuantity}')
      where customer_id = any ($1)`,
  },
]
