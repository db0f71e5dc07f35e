/**
 * Everything in which an order of ours may differ from one that Medusa's own cart and completion make,
 * each with its reason. What is not named here fails the twin test.
 */

/** Tables that only one of the twins writes to when an order is placed. */
export const tablesOfOne: Readonly<Record<"medusa" | "ours", Readonly<Record<string, string>>>> = {
  medusa: {
    cart: "Medusa completes a cart; we write the order from the request (decision 062)",
    cart_address: "part of that cart",
    cart_line_item: "part of that cart",
    cart_line_item_tax_line: "part of that cart",
    cart_payment_collection: "part of that cart",
    cart_shipping_method: "part of that cart",
    cart_shipping_method_tax_line: "part of that cart",
    order_cart: "the link to that cart",
    workflow_execution: "the record of Medusa's workflow; ours is one statement and runs none",
  },
  ours: {
    shop_mail_outbox: "the confirmation, which Medusa would leave to a subscriber",
    shop_order_request: "what makes a repeated request find its order",
  },
}

/** Tables that change by themselves while the twins live: their growth says nothing. */
export const tablesOfTheirOwn: readonly string[] = [
  "shop_event",
  "shop_lock",
  "shop_mail_outbox",
  "shop_order_announcement",
  "shop_order_request",
  "shop_order_state",
  "shop_touch",
  "workflow_execution",
]

/** Paths of the rows and of Medusa Admin's answer; both twins' values are given to the test. */
export const pathsThatDiffer: readonly { readonly path: RegExp; readonly reason: string }[] = [
  {
    path: /metadata\.(product|position)$/,
    reason: "our own copy of the product as ordered, and the line's place in the order",
  },
]

/**
 * Medusa does not round tax. Where 2% of the subtotal is no whole number of paise, our order carries
 * the rounded tax in the bent rate of its largest line, and every sum over it differs by less than
 * half a paisa. Line by line the difference is that of the bent rate.
 */
export const roundingLimits: readonly { readonly path: RegExp; readonly most: number }[] = [
  { path: /(^|\.)(raw_)?rate(\.value)?$/, most: 0.02 },
  { path: /./, most: 0.005 },
]
