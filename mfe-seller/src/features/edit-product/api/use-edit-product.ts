import type { ProductChange } from "@shop/api/client"
import { notify, useMutation, useQueryClient } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { saveProduct } from "../../../shared/products/save-product"
import { useRefreshProducts } from "../../../shared/products/use-refresh-products"

const mutationKey = ["product", "update"]

/** Saves what was changed of a product and tells how it went. */
export function useEditProduct() {
  const texts = useMessages().editProduct
  const client = useQueryClient()
  const refresh = useRefreshProducts()
  const { mutate, data, error, isPending } = useMutation({
    mutationKey,
    mutationFn: ({ change, added }: { change: ProductChange; added: File[] }) =>
      saveProduct(change, added),
    onSuccess(answer) {
      if (!answer.success) return notify.error(answer.message || texts.failed)
      notify.success(answer.message)
      void refresh()
    },
    onError: () => notify.error(texts.failed),
  })
  return {
    isPending,
    refusal: data?.success === false ? data.message || texts.failed : error && texts.failed,
    /** Saves, unless it is saving already; `onSaved` after it went well. */
    save(wish: { change: ProductChange; added: File[] }, onSaved: () => void) {
      // The button turns busy a moment after the press, which a double click is faster than.
      if (client.isMutating({ mutationKey }) > 0) return
      mutate(wish, { onSuccess: (answer) => answer.success && onSaved() })
    },
  }
}
