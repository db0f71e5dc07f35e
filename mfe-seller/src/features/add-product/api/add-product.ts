import { api, type ProductData, productsQuery, useMutation, useQueryClient } from "@shop/kernel"

/** A product with its pictures, as the form has it. */
export interface NewProduct {
  data: ProductData
  images: readonly File[]
}

/** Adds a product; once it is there, every list of products loads anew. */
export function useAddProduct() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ data, images }: NewProduct) => {
      const form = new FormData()
      form.set("productData", JSON.stringify(data))
      for (const image of images) form.append("images", image)
      return api.product.add(form)
    },
    onSuccess: (answer) =>
      answer.success
        ? queryClient.invalidateQueries({ queryKey: productsQuery.queryKey })
        : undefined,
  })
}
