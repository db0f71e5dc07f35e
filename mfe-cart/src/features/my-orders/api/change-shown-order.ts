import type { Order, useQueryClient } from "@shop/kernel"
import { myOrderQuery, myOrdersQuery } from "./my-orders-query"

type Change = Partial<Order> & Pick<Order, "_id">

/** Shows a change of an order wherever it is on the screen; says whether its status is a new one there. */
export function changeShownOrder(
  client: ReturnType<typeof useQueryClient>,
  userId: string,
  change: Change,
): boolean {
  let isNews = false
  const changed = (order: Order) => {
    if (order._id !== change._id) return order
    isNews ||= change.status !== undefined && change.status !== order.status
    return { ...order, ...change }
  }
  client.setQueryData(
    myOrdersQuery(userId).queryKey,
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, orders: page.orders.map(changed) })),
      },
  )
  client.setQueryData(myOrderQuery(userId, change._id).queryKey, (order) => order && changed(order))
  return isNews
}
