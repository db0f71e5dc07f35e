import { messages } from "@shop/api/messages"
import { listAllOrders } from "../../../../workflows/order/list-orders"
import { call } from "../../../call"

/** Every order, for the seller. */
export const GET = call("order.all", async () => ({
  message: messages.orders,
  orders: await listAllOrders(),
}))
