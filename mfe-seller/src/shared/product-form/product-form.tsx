import { Button, Card, Message, Stack } from "@shop/ds"
import type { Product, ProductData } from "@shop/kernel"
import { type SubmitEvent, useState } from "react"
import { useMessages } from "../../messages"
import type { ProductImage } from "./image-slot"
import { ImageSlots } from "./image-slots"
import { ProductFields } from "./product-fields"
import styles from "./product-form.module.css"
import { readProductForm } from "./read-product-form"

/** A product's pictures and fields. Why it was refused stays readable; what was typed stays too. */
export function ProductForm(props: ProductFormProps) {
  const { product, submitText, refusal, isPending, onSubmit } = props
  const texts = useMessages().addProduct
  const [images, setImages] = useState<readonly ProductImage[]>(product?.images ?? [])
  const [isOfferTooHigh, setOfferTooHigh] = useState(false)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = readProductForm(new FormData(event.currentTarget))
    const isTooHigh = Number(data.offerPrice) > Number(data.price)
    setOfferTooHigh(isTooHigh)
    if (!isTooHigh) onSubmit(data, images)
  }

  return (
    <Card padding="lg" className={styles.card}>
      <form onSubmit={submit}>
        <Stack gap="lg">
          <ImageSlots images={images} onImagesChange={setImages} />
          <ProductFields
            product={product}
            offerPriceError={isOfferTooHigh ? texts.offerAbovePrice : undefined}
            onPricesChange={() => setOfferTooHigh(false)}
          />
          {refusal && !isPending ? (
            <Message tone="error" role="none">
              {refusal}
            </Message>
          ) : null}
          <Button type="submit" size="lg" loading={isPending} className={styles.submit}>
            {submitText}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}

interface ProductFormProps {
  /** What the form begins with; absent for a new product. */
  product?: Product
  submitText: string
  refusal: string | undefined
  isPending: boolean
  /** Called with what is in the form, when its prices go together. */
  onSubmit: (data: ProductData, images: readonly ProductImage[]) => void
}
