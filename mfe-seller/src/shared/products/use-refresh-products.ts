import { productsQuery, useQueryClient } from "@shop/kernel"
import { sellerProductsQuery } from "./seller-products-query"

/**
 * Loads the products anew, as the seller and as shoppers see them (specification, section 4); resolves
 * when the seller's are here.
 */
export function useRefreshProducts(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    void client.prefetchQuery({ ...productsQuery, staleTime: 0 })
    await client.invalidateQueries({ queryKey: sellerProductsQuery.queryKey })
  }
}
