import { messages } from "@shop/api/messages"
import { lookSoon } from "../../../../workflows/card-payment/look-soon"
import { listOrdersOf, listOrdersPageOf } from "../../../../workflows/order/list-orders"
import { call } from "../../../call"
import { pageSize } from "../page-size"

/** The signed-in shopper's orders: all of them, one, or a part. */
export const GET = call("order.mine", async ({ session, request, body: { before, orderId } }) => {
  const size = pageSize(request)
  const found =
    (size || before) && !orderId
      ? await listOrdersPageOf(session.subjectId, { size, before })
      : { orders: await listOrdersOf(session.subjectId, orderId) }
  const waits = found.orders.some(({ status }) => status === "Pending payment")
  if (waits) void lookSoon(session.subjectId)
  return { message: messages.orders, ...found }
})
