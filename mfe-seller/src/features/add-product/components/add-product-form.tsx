import { Button, Card, Message, Stack } from "@shop/ds"
import { type SubmitEvent, useState } from "react"
import { useMessages } from "../../../messages"
import { useAddProduct } from "../api/add-product"
import { readProductForm } from "../read-product-form"
import styles from "./add-product-form.module.css"
import { ImageSlots } from "./image-slots"
import { ProductFields } from "./product-fields"

/** A new product. Why it was refused stays readable; what was typed stays too. */
export function AddProductForm({ onAdded }: { onAdded: () => void }) {
  const texts = useMessages().addProduct
  const [images, setImages] = useState<File[]>([])
  const [isOfferTooHigh, setOfferTooHigh] = useState(false)
  const { mutate, isRunning, data, error, isPending } = useAddProduct()
  const refusal = data?.success === false ? data.message || texts.failed : error?.message

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isRunning()) return
    const product = readProductForm(new FormData(event.currentTarget))
    const isTooHigh = Number(product.offerPrice) > Number(product.price)
    setOfferTooHigh(isTooHigh)
    if (isTooHigh) return
    mutate({ data: product, images }, { onSuccess: (answer) => answer.success && onAdded() })
  }

  return (
    <Card padding="lg" className={styles.card}>
      <form onSubmit={submit}>
        <Stack gap="lg">
          <ImageSlots images={images} onImagesChange={setImages} />
          <ProductFields
            offerPriceError={isOfferTooHigh ? texts.offerAbovePrice : undefined}
            onPricesChange={() => setOfferTooHigh(false)}
          />
          {refusal && !isPending ? (
            <Message tone="error" role="none">
              {refusal}
            </Message>
          ) : null}
          <Button type="submit" size="lg" loading={isPending} className={styles.submit}>
            {texts.submit}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
