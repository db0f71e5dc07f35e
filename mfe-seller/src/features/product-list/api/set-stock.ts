import { api, notify, useSingleMutation } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { useRefreshProducts } from "../../../shared/products/use-refresh-products"

/** What the stock switch sends; `quantity`: the units that are on the shelf now. */
export interface StockChange {
  inStock: boolean
  quantity?: number
}

/** Switches a product's stock, tells how it went, and loads the products anew. */
export function useSetStock(productId: string) {
  const texts = useMessages().productList
  const refresh = useRefreshProducts()
  return useSingleMutation({
    mutationKey: ["product", "stock", productId],
    mutationFn: (change: StockChange) => api.product.stock({ productId, ...change }),
    async onSuccess(answer) {
      if (answer.success) notify.success(texts.stockUpdated)
      else notify.error(answer.message || texts.updateFailed)
      // Waited for, so that the switch goes from 'on its way' to the truth without a step between.
      await refresh()
    },
    onError: () => notify.error(texts.serverError),
  })
}
