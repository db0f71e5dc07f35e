import { type MailRow, mailRow } from "../../modules/mail/mail-row"
import { addressFields } from "../address/address-fields"
import type { OrderDraft } from "./draft"

/** The confirmation of an order, for the outbox: told once, also when it is sent twice. */
export function orderMail(draft: OrderDraft): MailRow {
  const { totals } = draft
  return mailRow({
    kind: "order-placed",
    ref: draft.id,
    to: draft.email,
    facts: {
      orderId: draft.id,
      placedAt: draft.placedAt.toISOString(),
      payment: draft.payment,
      lines: draft.lines.map(({ product, quantity, unitPaise }) => ({
        name: product.name,
        quantity,
        unitPaise,
      })),
      subtotalPaise: totals.subtotal,
      taxPaise: totals.tax,
      shippingPaise: totals.shipping,
      totalPaise: totals.total,
      address: addressFields(draft.address),
    },
  })
}
