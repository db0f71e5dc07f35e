import type { OrderDraft } from "./draft"
import { entityId } from "./entity-id"
import { lineRows, taxLine } from "./line-rows"
import type { OrderRows, Row } from "./order-tables"
import { paymentRows } from "./payment-rows"
import { numeric, rawNumber, rupeesText } from "./raw-number"
import { TAX_PERCENT } from "@shop/api/money"

/** Every row that Medusa's own cart completion would write for this order, with exact paise. */
export function orderRows(draft: OrderDraft): OrderRows {
  const addressId = entityId("ordaddr")
  const shippingMethodId = entityId("ordsm")
  const { terms } = draft
  return {
    order: [
      {
        id: draft.id,
        region_id: terms.region_id,
        customer_id: draft.customerId,
        version: 1,
        sales_channel_id: terms.sales_channel_id,
        status: "pending",
        is_draft_order: false,
        email: draft.email,
        currency_code: "inr",
        shipping_address_id: addressId,
        no_notification: false,
      },
    ],
    order_address: [addressRow(draft, addressId)],
    order_summary: [
      {
        id: entityId("ordsum"),
        order_id: draft.id,
        version: 1,
        totals: summary(draft.totals.total),
      },
    ],
    order_shipping_method: [
      {
        id: shippingMethodId,
        name: terms.shipping_option.name,
        is_tax_inclusive: false,
        is_custom_amount: false,
        shipping_option_id: terms.shipping_option.id,
        data: {},
        ...numeric("amount", rupeesText(draft.totals.shipping)),
      },
    ],
    order_shipping_method_tax_line: [
      {
        id: entityId("ordsmtxl"),
        shipping_method_id: shippingMethodId,
        ...taxLine(draft, String(TAX_PERCENT)),
      },
    ],
    order_shipping: [
      {
        id: entityId("ordspmv"),
        order_id: draft.id,
        version: 1,
        shipping_method_id: shippingMethodId,
      },
    ],
    ...lineRows(draft),
    ...paymentRows(draft),
  }
}

/** A copy: the address as it was when ordered. */
function addressRow({ address }: OrderDraft, id: string): Row {
  const { first_name, last_name, phone, address_1, city, province, postal_code } = address
  const { country_code, metadata } = address
  const place = { address_1, city, province, postal_code, country_code }
  return { id, first_name, last_name, phone, ...place, metadata }
}

/** Medusa's stored totals of an order nobody has paid for yet. */
function summary(totalPaise: number): Row {
  const due = rupeesText(totalPaise)
  const amounts = {
    paid_total: "0",
    refunded_total: "0",
    accounting_total: due,
    credit_line_total: "0",
    transaction_total: "0",
    pending_difference: due,
    current_order_total: due,
    original_order_total: due,
  }
  return Object.fromEntries(
    Object.entries(amounts).flatMap(([name, amount]) => [
      [name, Number(amount)],
      [`raw_${name}`, rawNumber(amount)],
    ]),
  )
}
