import { api, queryOptions } from "@shop/kernel"

/**
 * The shopper's orders, newest first; keyed by shopper, so that the next person at this browser never
 * sees them. A failure is only logged (specification, section 8); the screen offers another try.
 */
export function myOrdersQuery(userId: string) {
  return queryOptions({
    queryKey: ["order", "mine", userId],
    queryFn: async ({ signal }) => {
      try {
        const answer = await api.order.mine({ signal })
        if (!answer.success) throw new Error(answer.message)
        return answer.orders
      } catch (error) {
        if (!signal.aborted) console.warn("The orders could not be loaded.", error)
        throw error
      }
    },
  })
}
