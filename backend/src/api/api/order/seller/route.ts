import { messages } from "@shop/api/messages"
import { listAllOrders, listOrdersPage } from "../../../../workflows/order/list-orders"
import { call } from "../../../call"

/** Every order, for the seller: all of them, or in parts where a limit is given. */
export const GET = call("order.all", async ({ body: { limit, before } }) => ({
  message: messages.orders,
  ...(limit ? await listOrdersPage(limit, before) : { orders: await listAllOrders() }),
}))
