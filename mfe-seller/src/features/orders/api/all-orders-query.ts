import { api, queryOptions } from "@shop/kernel"

/** Every shopper's orders, newest first. A failure is only logged; the screen offers another try. */
export const allOrdersQuery = queryOptions({
  queryKey: ["order", "all"],
  queryFn: async ({ signal }) => {
    try {
      const answer = await api.order.all({ signal })
      if (!answer.success) throw new Error(answer.message)
      return answer.orders
    } catch (error) {
      if (!signal.aborted) console.warn("The orders could not be loaded.", error)
      throw error
    }
  },
})
