import { useFormDraft } from "@shop/kernel"
import { useRef } from "react"
import { type ProductImage } from "../../../shared/product-form/image-slot"
import { ProductForm } from "../../../shared/product-form/product-form"
import { useMessages } from "../../../messages"
import { useAddProduct } from "../api/add-product"

/** A new product. Why it was refused stays readable; what was typed stays too, pictures only until a reload. */
export function AddProductForm({ onAdded }: { onAdded: () => void }) {
  const texts = useMessages().addProduct
  const form = useRef<HTMLFormElement>(null)
  const forgetDraft = useFormDraft(form, "product", "seller")
  const { mutate, data, error, isPending } = useAddProduct()
  return (
    <ProductForm
      ref={form}
      submitText={texts.submit}
      refusal={data?.success === false ? data.message || texts.failed : error?.message}
      isPending={isPending}
      onSubmit={(product, images) =>
        mutate(
          { data: product, images: images.filter(isFile) },
          {
            onSuccess: (answer) => {
              if (!answer.success) return
              forgetDraft()
              onAdded()
            },
          },
        )
      }
    />
  )
}

const isFile = (image: ProductImage) => typeof image !== "string"
