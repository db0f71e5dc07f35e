import type { ProductChange } from "@shop/api/client"
import { notify, useSingleMutation } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { saveProduct } from "../../../shared/products/save-product"
import { useRefreshProducts } from "../../../shared/products/use-refresh-products"

/** Saves what was changed of a product and tells how it went. */
export function useEditProduct() {
  const texts = useMessages().editProduct
  const refresh = useRefreshProducts()
  const { mutate, data, error, isPending } = useSingleMutation({
    mutationKey: ["product", "update"],
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
      mutate(wish, { onSuccess: (answer) => answer.success && onSaved() })
    },
  }
}
