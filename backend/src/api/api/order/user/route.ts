import { messages } from "@shop/api/messages"
import { listOrdersOf, listOrdersPageOf } from "../../../../workflows/order/list-orders"
import { call } from "../../../call"

/** The signed-in shopper's orders: all of them, one, or in parts where a limit is given. */
export const GET = call("order.mine", async ({ session, body: { limit, before, orderId } }) => ({
  message: messages.orders,
  ...(limit && !orderId
    ? await listOrdersPageOf(session.subjectId, { limit, before })
    : { orders: await listOrdersOf(session.subjectId, orderId) }),
}))
