import { productsQuery, useQueryClient } from "@shop/kernel"
import { sellerProductsQuery } from "./seller-products-query"

/** Loads the products anew, as the seller and as shoppers see them; resolves when the seller's are here. */
export function useRefreshProducts(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    void client.invalidateQueries({ queryKey: productsQuery.queryKey })
    await client.invalidateQueries({ queryKey: sellerProductsQuery.queryKey })
  }
}
