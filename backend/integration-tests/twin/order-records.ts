import type { Shop } from "../harness/start-shop"

type Records = Record<string, Record<string, unknown>[]>

/**
 * How the rows of each table belong to order `$1`; rows in an order that both twins share. A parcel's
 * address is a copy of the order's with its time, so parcels' addresses go by the times of their links.
 */
export const belonging: Readonly<Record<string, string>> = {
  order: `"order" t where t.id = $1`,
  order_address: `order_address t join "order" o on o.shipping_address_id = t.id where o.id = $1`,
  order_summary: `order_summary t where t.order_id = $1 order by t.version`,
  order_line_item: `order_line_item t join order_item i on i.item_id = t.id
    where i.order_id = $1 and i.version = 1 order by t.product_id`,
  order_item: `order_item t join order_line_item line on line.id = t.item_id
    where t.order_id = $1 order by t.version, line.product_id`,
  order_line_item_tax_line: `order_line_item_tax_line t
    join order_line_item line on line.id = t.item_id
    join order_item i on i.item_id = t.item_id and i.version = 1
    where i.order_id = $1 order by line.product_id`,
  order_shipping: `order_shipping t where t.order_id = $1 order by t.version`,
  order_shipping_method: `order_shipping_method t
    join order_shipping s on s.shipping_method_id = t.id where s.order_id = $1 and s.version = 1`,
  order_shipping_method_tax_line: `order_shipping_method_tax_line t
    join order_shipping s on s.shipping_method_id = t.shipping_method_id
    where s.order_id = $1 and s.version = 1`,
  order_payment_collection: `order_payment_collection t where t.order_id = $1`,
  payment_collection: `payment_collection t
    join order_payment_collection link on link.payment_collection_id = t.id where link.order_id = $1
    order by t.created_at`,
  payment_session: `payment_session t join order_payment_collection link
    on link.payment_collection_id = t.payment_collection_id where link.order_id = $1
    order by t.created_at`,
  payment: `payment t join order_payment_collection link
    on link.payment_collection_id = t.payment_collection_id where link.order_id = $1
    order by t.created_at`,
  capture: `capture t join payment p on p.id = t.payment_id join order_payment_collection link
    on link.payment_collection_id = p.payment_collection_id where link.order_id = $1`,
  refund: `refund t join payment p on p.id = t.payment_id join order_payment_collection link
    on link.payment_collection_id = p.payment_collection_id where link.order_id = $1`,
  order_transaction: `order_transaction t where t.order_id = $1 order by t.created_at, t.amount`,
  order_change: `order_change t where t.order_id = $1 order by t.created_at`,
  order_change_action: `order_change_action t where t.order_id = $1 order by t.ordering`,
  order_credit_line: `order_credit_line t where t.order_id = $1 order by t.created_at`,
  return: `return t where t.order_id = $1 order by t.created_at`,
  return_item: `return_item t join return r on r.id = t.return_id where r.order_id = $1
    order by t.created_at`,
  order_fulfillment: `order_fulfillment t where t.order_id = $1 order by t.created_at`,
  fulfillment: `fulfillment t join order_fulfillment link on link.fulfillment_id = t.id
    where link.order_id = $1 order by t.created_at`,
  fulfillment_address: `fulfillment_address t join fulfillment f on f.delivery_address_id = t.id
    join order_fulfillment link on link.fulfillment_id = f.id where link.order_id = $1
    order by link.created_at`,
  fulfillment_item: `fulfillment_item t join order_fulfillment link
    on link.fulfillment_id = t.fulfillment_id join order_line_item line on line.id = t.line_item_id
    where link.order_id = $1 order by link.created_at, line.product_id`,
  reservation_item: `reservation_item t join order_line_item line on line.id = t.line_item_id
    join order_item i on i.item_id = line.id and i.version = 1
    where i.order_id = $1 order by line.product_id, t.created_at, t.quantity`,
}

/** Every row that makes up an order, comparable with those of another one: see `comparable`. */
export async function orderRecords(shop: Shop, orderId: string): Promise<Records> {
  const records: Records = {}
  for (const [table, from] of Object.entries(belonging)) {
    const { rows } = await shop.db.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from ${from}`,
      [orderId],
    )
    records[table] = rows.map(({ row }) => row)
  }
  return comparable(records)
}

/** Without what differs between any two orders: ids of their own become names, times a mark. */
export function comparable<Value>(value: Value): Value {
  const names = new Map<string, string>()
  const nameOf = (id: string, prefix: string) => {
    if (!names.has(id)) names.set(id, `<${prefix} ${names.size}>`)
    return names.get(id)
  }
  const text = JSON.stringify(value, (key, part: unknown) => {
    if (key === "display_id" || key === "ordering") return "<number>"
    if (/_at$/.test(key) && typeof part === "string") return "<time>"
    return part
  })
  const own =
    /"((?:order|ord[a-z]+|pay|pay_col|payses|resitem|capt|ref|ful|fulit|fuladdr|return|retitem)_[0-9A-Z]{26})"/g
  return JSON.parse(
    text.replace(own, (_, id: string) => `"${nameOf(id, id.split("_")[0] ?? "")}"`),
  ) as Value
}

/** The paths at which two values differ, with both values. */
export function differences(one: unknown, other: unknown, path = ""): Record<string, unknown[]> {
  if (isBranch(one) && isBranch(other)) {
    const keys = new Set([...Object.keys(one), ...Object.keys(other)])
    return Object.assign(
      {},
      ...[...keys].map((key) => differences(one[key], other[key], path ? `${path}.${key}` : key)),
    ) as Record<string, unknown[]>
  }
  return JSON.stringify(one) === JSON.stringify(other) ? {} : { [path]: [one, other] }
}

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null
}
