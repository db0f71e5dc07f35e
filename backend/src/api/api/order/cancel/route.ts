import { messages } from "@shop/api/messages"
import { noteChanges } from "../../../../live/note-changes"
import { cancelOwnOrder } from "../../../../workflows/order/move-order"
import { call } from "../../../call"

/** Cancels the signed-in shopper's own order. */
export const POST = call("order.cancel", async ({ body, session, scope }) => {
  const mover = { container: scope, orderId: body.orderId, by: session.subjectId }
  const order = await cancelOwnOrder(mover)
  await noteChanges()
  return { message: messages.orderCancelled, order }
})
