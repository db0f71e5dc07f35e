import type { OrderStatus } from "@shop/api"
import { currentLines, orderStatus, unitsCame } from "./order-status"

/** What a seller looks for: a text in name, phone or order number, and a status. */
export interface SoughtOrders {
  readonly search?: string | undefined
  readonly status?: OrderStatus | undefined
}

/** Whether an order called `part` is by card and no money has come. */
const unpaid = `exists (select from shop_card_payment card
    join order_payment_collection link on link.order_id = card.order_id and link.deleted_at is null
    join payment_collection money on money.id = link.payment_collection_id
      and money.deleted_at is null
    where card.order_id = part.id
    having count(*) > 0 and coalesce(sum(money.captured_amount), 0) = 0)`

const status = `(select ${orderStatus("part", unpaid)}
    from (select ${unitsCame} from order_item item where ${currentLines("part")}) units)`

/** The condition on an order called `part`; its values are $3 to $6, see `soughtValues`. */
export const soughtOrders = `($3::text is null or ${status} = $3)
  and ($4::text is null
    or lower(right(part.id, 8)) like $6
    or exists (select from order_address address where address.id = part.shipping_address_id and (
      position($4 in lower(concat_ws(' ', address.first_name, address.last_name))) > 0
      or position($5 in regexp_replace(address.phone, '\\D', '', 'g')) > 0)))`

/** Fewer digits than these are in nearly every phone number, and fewer letters in every order number. */
const TELLING = 4

/** The values of $3 to $6: status, text, digits of a phone, and the beginning of an order number. */
export function soughtValues({ search, status }: SoughtOrders): (string | null)[] {
  const text = search?.trim().replace(/\s+/g, " ").toLowerCase() || null
  const digits = text && /^[\d\s()+-]+$/.test(text) ? text.replace(/\D/g, "") : ""
  const number = text && /^#?[0-9a-z]+$/.test(text) ? text.replace("#", "") : ""
  const isNumber = number.length >= TELLING || (text?.startsWith("#") && number)
  return [
    status ?? null,
    text,
    digits.length >= TELLING ? digits : null,
    isNumber ? `${number}%` : null,
  ]
}
