import { api, notify, useMutation, useQueryClient } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { useRefreshProducts } from "../../../shared/products/use-refresh-products"

/** What the stock switch sends; `quantity`: the units that are on the shelf now. */
export interface StockChange {
  productId: string
  inStock: boolean
  quantity?: number
}

const mutationKey = ["product", "stock"]

/** Switches a product's stock, tells how it went, and loads the products anew. */
export function useSetStock() {
  const texts = useMessages().productList
  const queryClient = useQueryClient()
  const refresh = useRefreshProducts()
  const mutation = useMutation({
    mutationKey,
    mutationFn: (change: StockChange) => api.product.stock(change),
    async onSuccess(answer) {
      if (answer.success) notify.success(texts.stockUpdated)
      else notify.error(answer.message || texts.updateFailed)
      // Waited for, so that the switch goes from 'on its way' to the truth without a step between.
      await refresh()
    },
    onError: () => notify.error(texts.serverError),
  })
  return {
    ...mutation,
    /** The button turns busy a moment after the press, which a double click is faster than. */
    isRunning: () => queryClient.isMutating({ mutationKey }) > 0,
  }
}
