import { queryOptions, useQuery } from "@tanstack/react-query"
import { api } from "../api"

/**
 * Every product on sale, out of stock ones too. A failure is shown as a notice with the server's
 * sentence. Invalidate its `queryKey` after changing products or stock.
 */
export const productsQuery = queryOptions({
  queryKey: ["product", "list"],
  queryFn: async ({ signal }) => {
    const answer = await api.product.list({ signal })
    if (!answer.success) throw new Error(answer.message)
    return answer.products
  },
  meta: { notifyOnError: true },
})

/** The products, one cache for all micro-frontends. */
export function useProducts() {
  return useQuery(productsQuery)
}
