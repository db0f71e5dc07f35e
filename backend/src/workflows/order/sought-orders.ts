import type { OrderStatus } from "@shop/api"

/** What a seller looks for: a text in name, phone or order number, and a status. */
export interface SoughtOrders {
  readonly search?: string | undefined
  readonly status?: OrderStatus | undefined
}

/** Orders called `part`, newest first by a moment and an id; the condition's values begin with $3. */
export interface Selection {
  readonly name: string
  readonly from: string
  readonly newest: readonly [at: string, id: string]
  readonly condition: string
  readonly values: readonly (string | null)[]
}

/** All there are. */
export const allOrders: Selection = {
  name: "newest",
  from: `"order" part`,
  newest: ["part.created_at", "part.id"],
  condition: "true",
  values: [],
}

/** Those of a status, as it was last noted (decision 122). */
const ofStatus = (status: OrderStatus): Selection => ({
  name: "newest_of_status",
  from: `shop_order_state known join "order" part on part.id = known.order_id`,
  newest: ["known.placed_at", "known.order_id"],
  condition: "known.status = $3",
  values: [status],
})

/**
 * Whether an order's number begins with a text, or its address has one; the first of the values is `$at`.
 * Addresses are read once from end to end: no index knows what stands in the middle of a name.
 */
const hasText = (at: number) => `part.id in (
  select o.id from "order" o
  where lower(right(o.id, 8)) collate "C" between $${at}::text and $${at}::text || '~'
  union all
  select o.id from order_address address
  join "order" o on o.shipping_address_id = address.id and o.deleted_at is null
  where position($${at + 1}::text in lower(concat_ws(' ', address.first_name, address.last_name))) > 0
    or position($${at + 2}::text in regexp_replace(address.phone, '\\D', '', 'g')) > 0)`

/** Fewer digits than these are in nearly every phone number, and fewer letters in every order number. */
const TELLING = 4

/** How to find what is sought. */
export function seek({ search, status }: SoughtOrders): Selection {
  const { name, condition, values, ...rest } = status ? ofStatus(status) : allOrders
  const text = search?.trim().replace(/\s+/g, " ").toLowerCase()
  if (!text) return { name, condition, values, ...rest }
  const digits = /^[\d\s()+-]+$/.test(text) ? text.replace(/\D/g, "") : ""
  const number = /^#?[0-9a-z]+$/.test(text) ? text.replace("#", "") : ""
  const isNumber = number.length >= TELLING || (text.startsWith("#") && number)
  return {
    name: `${name}_with_text`,
    condition: `${condition} and ${hasText(3 + values.length)}`,
    values: [...values, isNumber ? number : null, text, digits.length >= TELLING ? digits : null],
    ...rest,
  }
}
