import { messages } from "@shop/api/messages"
import { lookSoon } from "../../../../workflows/card-payment/look-soon"
import { listOrdersOf, listOrdersPageOf } from "../../../../workflows/order/list-orders"
import { call } from "../../../call"

/** The signed-in shopper's orders: all of them, one, or in parts where a limit is given. */
export const GET = call("order.mine", async ({ session, body: { limit, before, orderId } }) => {
  const found =
    limit && !orderId
      ? await listOrdersPageOf(session.subjectId, { limit, before })
      : { orders: await listOrdersOf(session.subjectId, orderId) }
  const waits = found.orders.some(({ status }) => status === "Pending payment")
  if (waits) void lookSoon(session.subjectId)
  return { message: messages.orders, ...found }
})
