import { messages } from "@shop/api/messages"
import { keepField } from "./keep-field"

/**
 * Refuses another code for a refund reason that refunds were made under: by its code alone a credit is known
 * as a refund's, and the orders would cost less by what they were refunded.
 */
export const keepRefundCode = keepField(
  "code",
  `select from refund_reason reason where reason.id = $1 and reason.code is distinct from $2
     and exists (select from refund where refund.refund_reason_id = reason.id)`,
  messages.refundReasonInUse,
)
