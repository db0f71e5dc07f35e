import { messages } from "@shop/api/messages"
import { tellBrowsers } from "../../../../live/tell-browsers"
import { moveOrder } from "../../../../workflows/order/move-order"
import { call } from "../../../call"

/** Packs, sends off, delivers or cancels an order. */
export const POST = call("order.move", async ({ body, session, scope }) => {
  const { orderId, status, paid = true } = body
  const by = session.subjectId
  const order = await moveOrder({ container: scope, orderId, by, status, paid })
  await tellBrowsers()
  return { message: messages.orderMoved(order.status), order }
})
