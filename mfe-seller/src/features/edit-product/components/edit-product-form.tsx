import type { SellerProduct } from "@shop/api/client"
import { notify } from "@shop/kernel"
import { useState } from "react"
import { useMessages } from "../../../messages"
import { ProductForm } from "../../../shared/product-form/product-form"
import { useEditProduct } from "../api/use-edit-product"
import { productChange } from "../product-change"

/** All of a product that can be changed; begins with it as it was when the form was opened. */
export function EditProductForm({ product, onDone }: EditProductFormProps) {
  const texts = useMessages().editProduct
  const [opened] = useState(product)
  const { save, refusal, isPending } = useEditProduct()
  return (
    <ProductForm
      product={opened}
      submitText={texts.submit}
      refusal={refusal ?? undefined}
      isPending={isPending}
      onSubmit={(data, images) => {
        const wish = productChange(opened, data, images)
        if (wish) return save(wish, onDone)
        notify.success(texts.nothingChanged)
        onDone()
      }}
    />
  )
}

interface EditProductFormProps {
  product: SellerProduct
  /** Called when what was changed is saved. */
  onDone: () => void
}
