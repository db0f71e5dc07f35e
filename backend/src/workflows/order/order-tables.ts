/** What may have become of a line's units, as Medusa begins the names of their columns. */
export const quantityKinds = [
  "fulfilled_",
  "shipped_",
  "delivered_",
  "return_requested_",
  "return_received_",
  "return_dismissed_",
  "written_off_",
]

/**
 * Medusa's tables that an order is written to, with the columns it fills; all others take their
 * defaults. Medusa is pinned, and `checkOrderSchema` stops the start when one of them has changed.
 */
export const orderTables = {
  order_address:
    "id first_name last_name address_1 city country_code province postal_code phone metadata",
  order:
    "id region_id customer_id version sales_channel_id status is_draft_order email currency_code shipping_address_id no_notification metadata",
  order_summary: "id order_id version totals",
  order_line_item:
    "id title subtitle thumbnail variant_id product_id product_title product_description product_subtitle product_type product_type_id product_collection product_handle variant_sku variant_barcode variant_title requires_shipping is_discountable is_giftcard is_tax_inclusive is_custom_price compare_at_unit_price raw_compare_at_unit_price unit_price raw_unit_price metadata",
  order_item: `id order_id version item_id metadata ${["", ...quantityKinds]
    .map((kind) => `${kind}quantity raw_${kind}quantity`)
    .join(" ")}`,
  order_line_item_tax_line: "id description tax_rate_id code rate raw_rate provider_id item_id",
  order_shipping_method:
    "id name amount raw_amount is_tax_inclusive is_custom_amount shipping_option_id data",
  order_shipping_method_tax_line:
    "id description tax_rate_id code rate raw_rate provider_id shipping_method_id",
  order_shipping: "id order_id version shipping_method_id",
  payment_collection:
    "id currency_code amount raw_amount authorized_amount raw_authorized_amount captured_amount raw_captured_amount refunded_amount raw_refunded_amount status",
  payment_session:
    "id currency_code amount raw_amount provider_id data context status authorized_at payment_collection_id metadata",
  payment:
    "id amount raw_amount currency_code provider_id data payment_collection_id payment_session_id",
  order_payment_collection: "id order_id payment_collection_id",
  reservation_item:
    "id line_item_id location_id inventory_item_id quantity raw_quantity allow_backorder",
} as const

export type OrderTable = keyof typeof orderTables

/** A row to insert: a value for each column of its table. */
export type Row = Readonly<Record<string, unknown>>

/** All rows of one order, by table. */
export type OrderRows = Readonly<Record<OrderTable, readonly Row[]>>

/** The columns of a table as they stand in SQL. */
export function columnsOf(table: OrderTable): string {
  return orderTables[table].split(" ").join(", ")
}
