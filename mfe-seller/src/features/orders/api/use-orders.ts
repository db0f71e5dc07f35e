import { useMutation, useQuery, useQueryClient } from "@shop/kernel"
import { fetchOrders, type OrderChoice, type OrderList, ordersQuery } from "./orders-query"

/** The orders that are wanted, and what loads older ones; while a choice loads, the last one stays. */
export function useOrders(choice: OrderChoice) {
  const client = useQueryClient()
  const options = ordersQuery(choice)
  const list = useQuery({ ...options, placeholderData: (previous) => previous })
  const more = useMutation({
    mutationFn: (before: string) => fetchOrders(choice, { before }),
    onSuccess: (part, before) =>
      client.setQueryData<OrderList>(options.queryKey, (shown) =>
        shown?.next === before
          ? { orders: [...shown.orders, ...part.orders], next: part.next }
          : shown,
      ),
  })
  return { list, more }
}
