import { messages } from "@shop/api/messages"
import type { PageOrder } from "../../modules/stripe-checkout/page"
import { pool } from "../../db/pool"
import { findOrder } from "../order/find-order"
import { paiseFromRupees } from "@shop/api/money"
import type { PaymentRow } from "./payment-row"
import { recipientOf } from "./recipient"

/** What the provider takes on one page, and of one name. */
const MOST_LINES = 100
const NAME = 200

/**
 * A line for each product as ordered, and one for the tax: together the order's amount to the paisa.
 * What a page has no room for is put together in one line.
 */
export async function pageLines(payment: PaymentRow): Promise<Pick<PageOrder, "email" | "lines">> {
  const order = await findOrder(payment.order_id)
  const all = (order?.items ?? []).map(({ product, quantity }) => ({
    name: product.name.slice(0, NAME),
    quantity,
    unitPaise: paiseFromRupees(product.offerPrice) ?? 0,
  }))
  const room = all.length < MOST_LINES ? all.length : MOST_LINES - 2
  const rest = all.slice(room)
  const lines = all.slice(0, room)
  if (rest.length > 0)
    lines.push({ name: messages.moreProducts(rest.length), quantity: 1, unitPaise: sum(rest) })
  const tax = payment.amount - sum(all)
  if (tax > 0) lines.push({ name: messages.taxLine, quantity: 1, unitPaise: tax })
  return { email: await recipientOf(pool(), payment.order_id, order), lines }
}

const sum = (lines: readonly { quantity: number; unitPaise: number }[]) =>
  lines.reduce((paise, { quantity, unitPaise }) => paise + quantity * unitPaise, 0)
