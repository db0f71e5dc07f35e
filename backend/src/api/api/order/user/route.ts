import { messages } from "@shop/api/messages"
import { listOrdersOf } from "../../../../workflows/order/list-orders"
import { call } from "../../../call"

/** The signed-in shopper's orders. */
export const GET = call("order.mine", async ({ session }) => ({
  message: messages.orders,
  orders: await listOrdersOf(session.subjectId),
}))
