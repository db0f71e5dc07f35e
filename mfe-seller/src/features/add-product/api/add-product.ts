import { api, notify, type ProductData, useSingleMutation } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { useRefreshProducts } from "../../../shared/products/use-refresh-products"

/** A product with its pictures, as the form has it. */
export interface NewProduct {
  data: ProductData
  images: readonly File[]
}

/** Adds a product and tells how it went, also when the seller has left the form meanwhile. */
export function useAddProduct() {
  const texts = useMessages().addProduct
  const refresh = useRefreshProducts()
  return useSingleMutation({
    mutationKey: ["product", "add"],
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
}
