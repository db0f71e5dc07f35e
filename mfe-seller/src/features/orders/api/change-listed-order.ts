import type { Order, useQueryClient } from "@shop/kernel"
import { type OrderList, ordersKey } from "./orders-query"

/** Shows a change of an order in every list that has it, without loading them anew. */
export function changeListedOrder(
  client: ReturnType<typeof useQueryClient>,
  change: Partial<Order> & Pick<Order, "_id">,
): void {
  client.setQueriesData<OrderList>(
    { queryKey: ordersKey },
    (list) =>
      list && {
        ...list,
        orders: list.orders.map((order) =>
          order._id === change._id ? { ...order, ...change } : order,
        ),
      },
  )
}
