import { messages } from "@shop/api/messages"
import { listAllOrders, listOrdersPage } from "../../../../workflows/order/list-orders"
import { call } from "../../../call"

/** Every order, for the seller: all of them, or in parts and sought where a limit is given. */
export const GET = call("order.all", async ({ body: { limit, ...part } }) => ({
  message: messages.orders,
  ...(limit ? await listOrdersPage({ limit, ...part }) : { orders: await listAllOrders() }),
}))
