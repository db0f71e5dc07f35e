import { api, infiniteQueryOptions, queryOptions } from "@shop/kernel"
import { ordersKey } from "../../../shared/orders/orders-key"

/** Orders that are shown at first, and with each press for more. */
const PART = 10

/** What is asked of the server: the list from an order on, or one order. */
type Wanted = Parameters<typeof api.order.minePart>[0]

/** A failure is only logged (specification, section 8); the screen offers another try. */
async function fetchOrders(wanted: Wanted, signal: AbortSignal) {
  try {
    const answer = await api.order.minePart(wanted, { signal, pageSize: PART })
    if (!answer.success) throw new Error(answer.message)
    return answer
  } catch (error) {
    if (!signal.aborted) console.warn("The orders could not be loaded.", error)
    throw error
  }
}

/**
 * The shopper's orders in parts, newest first; keyed by shopper, so that the next person at this
 * browser never sees them.
 */
export function myOrdersQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: [...ordersKey(userId), "list"],
    queryFn: ({ pageParam: before, signal }) => fetchOrders(before ? { before } : {}, signal),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  })
}

/** One of the shopper's orders; null where there is no such one. */
export function myOrderQuery(userId: string, orderId: string) {
  return queryOptions({
    queryKey: [...ordersKey(userId), "one", orderId],
    queryFn: async ({ signal }) => {
      const { orders } = await fetchOrders({ orderId }, signal)
      return orders.find(({ _id }) => _id === orderId) ?? null
    },
  })
}
