import { messages } from "@shop/api/messages"
import { tellBrowsers } from "../../../../live/tell-browsers"
import { refundOrder } from "../../../../workflows/card-payment/refund-order"
import { call } from "../../../call"

/**
 * Gives the shopper all the money of an order back, or notes that what a failed refund owes was paid in
 * another way; the order itself stays as it is.
 */
export const POST = call("order.refund", async ({ body, session, scope }) => {
  const { orderId, otherwise } = body
  const order = await refundOrder(scope, orderId, session.subjectId, otherwise)
  await tellBrowsers()
  return { message: otherwise ? messages.refundNoted : messages.orderRefunded, order }
})
