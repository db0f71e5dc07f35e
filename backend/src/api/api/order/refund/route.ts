import { messages } from "@shop/api/messages"
import { tellBrowsers } from "../../../../live/tell-browsers"
import { refundOrder } from "../../../../workflows/card-payment/refund-order"
import { call } from "../../../call"

/** Gives the shopper all the money of an order back; the order itself stays as it is. */
export const POST = call("order.refund", async ({ body, session, scope }) => {
  const order = await refundOrder(scope, body.orderId, session.subjectId)
  await tellBrowsers()
  return { message: messages.orderRefunded, order }
})
