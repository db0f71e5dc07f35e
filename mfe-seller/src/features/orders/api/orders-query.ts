import { limits, type OrderStatus } from "@shop/api/client"
import { api, type Order, queryOptions } from "@shop/kernel"
import { inTime, retryOnce } from "../../../shared/list/in-time"

/** Orders that are shown at first, and with each press for more. */
const PART = 30

/** Which orders a seller wants to see: of a text in name, phone or number, and of a status. */
export interface OrderChoice {
  search: string
  status: OrderStatus | undefined
}

/** The orders loaded so far, newest first, and where the older ones begin. */
export interface OrderList {
  orders: readonly Order[]
  next: string | undefined
}

/** Of all lists of orders, however narrowed. */
export const ordersKey = ["order", "all"] as const

/** The orders older than the one called `before`. @throws Error with the server's refusal */
export async function fetchOrders(
  { search, status }: OrderChoice,
  { pageSize = PART, before, signal }: { pageSize?: number; before?: string; signal?: AbortSignal },
): Promise<OrderList> {
  const query = {
    ...(before && { before }),
    ...(search && { search }),
    ...(status && { status }),
  }
  const answer = await api.order.page(query, { signal, pageSize })
  if (!answer.success) throw new Error(answer.message)
  return { orders: answer.orders, next: answer.next }
}

/**
 * Every shopper's orders, newest first, in parts (`useOrders`). Loading them anew loads as many as are
 * shown. A failure is only logged; the screen offers another try.
 */
export const ordersQuery = (choice: OrderChoice) =>
  queryOptions({
    queryKey: [...ordersKey, choice],
    queryFn: async ({ signal: unwanted, client, queryKey }) => {
      const signal = inTime(unwanted)
      const shown = () => client.getQueryData<OrderList>(queryKey)?.orders.length ?? 0
      try {
        const orders: Order[] = []
        let next: string | undefined
        do {
          const missing = Math.max(PART, shown()) - orders.length
          const pageSize = Math.min(missing, limits.pageSize)
          const part = await fetchOrders(choice, { pageSize, before: next, signal })
          orders.push(...part.orders)
          next = part.next
        } while (next && orders.length < shown())
        return { orders, next } satisfies OrderList as OrderList
      } catch (error) {
        if (!unwanted.aborted) console.warn("The orders could not be loaded.", error)
        throw error
      }
    },
    retry: retryOnce,
  })
