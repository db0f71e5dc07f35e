import { messages } from "@shop/api/messages"
import { tellBrowsers } from "../../../../live/tell-browsers"
import { cancelOwnOrder } from "../../../../workflows/order/move-order"
import { call } from "../../../call"

/** Cancels the signed-in shopper's own order. */
export const POST = call("order.cancel", async ({ body, session, scope }) => {
  const mover = { container: scope, orderId: body.orderId, by: session.subjectId }
  const order = await cancelOwnOrder(mover)
  await tellBrowsers()
  return { message: messages.orderCancelled, order }
})
