import { messages } from "@shop/api/messages"
import { tellBrowsers } from "../../../../live/tell-browsers"
import { listAllOrders, listOrdersPage } from "../../../../workflows/order/list-orders"
import { call } from "../../../call"
import { pageSize } from "../page-size"

/** Every order, for the seller: all of them, or a part and those that are sought. */
export const GET = call("order.all", async ({ request, body }) => {
  const part = { ...body, size: pageSize(request) }
  // A list of one status is read from what was noted of each order: what happened just now counts.
  if (part.status) await tellBrowsers()
  const isWhole = !Object.values(part).some(Boolean)
  const found = isWhole ? { orders: await listAllOrders() } : await listOrdersPage(part)
  return { message: messages.orders, ...found }
})
