import { api, notify, type ProductData, useMutation, useQueryClient } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { useRefreshProducts } from "../../../shared/products/use-refresh-products"

/** A product with its pictures, as the form has it. */
export interface NewProduct {
  data: ProductData
  images: readonly File[]
}

const mutationKey = ["product", "add"]

/** Adds a product and tells how it went, also when the seller has left the form meanwhile. */
export function useAddProduct() {
  const texts = useMessages().addProduct
  const queryClient = useQueryClient()
  const refresh = useRefreshProducts()
  const mutation = useMutation({
    mutationKey,
    mutationFn: ({ data, images }: NewProduct) => {
      const form = new FormData()
      form.set("productData", JSON.stringify(data))
      for (const image of images) form.append("images", image)
      return api.product.add(form)
    },
    onSuccess(answer) {
      if (!answer.success) return notify.error(answer.message || texts.failed)
      notify.success(answer.message)
      void refresh()
    },
    onError: (fault) => notify.error(fault.message || texts.failed),
  })
  return {
    ...mutation,
    /** The button turns busy a moment after the press, which a double click is faster than. */
    isRunning: () => queryClient.isMutating({ mutationKey }) > 0,
  }
}
