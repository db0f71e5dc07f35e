import { Button, Card, Message, Stack } from "@shop/ds"
import type { Product, ProductData } from "@shop/kernel"
import { type FormEvent, type Ref, type SubmitEvent, useState } from "react"
import { useMessages } from "../../messages"
import type { ProductImage } from "./image-slot"
import { ImageSlots } from "./image-slots"
import { findFaults, type ProductFaults } from "./product-faults"
import { ProductFields } from "./product-fields"
import styles from "./product-form.module.css"
import { readProductForm } from "./read-product-form"

/** A product's pictures and fields. Why it was refused stays readable; what was typed stays too. */
export function ProductForm(props: ProductFormProps) {
  const { ref, product, submitText, refusal, isPending, onSubmit } = props
  const texts = useMessages().addProduct
  const [images, setImages] = useState<readonly ProductImage[]>(product?.images ?? [])
  const [isOfferTooHigh, setOfferTooHigh] = useState(false)
  const [faults, setFaults] = useState<ProductFaults>({})

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { faults: found, first } = findFaults(event.currentTarget)
    setFaults(found)
    first?.focus()
    if (first) return
    const form = event.currentTarget
    const data = readProductForm(new FormData(form))
    const isTooHigh = Number(data.offerPrice) > Number(data.price)
    setOfferTooHigh(isTooHigh)
    if (isTooHigh) form.querySelector<HTMLInputElement>("[name=offerPrice]")?.focus()
    else onSubmit(data, images)
  }

  /** A field that is being mended is not wrong any more; both prices are judged together. */
  function forgive({ target }: FormEvent<HTMLFormElement>) {
    const { name } = target as HTMLInputElement
    if (name in faults) setFaults({ ...faults, [name]: undefined })
    if (name === "price" || name === "offerPrice") setOfferTooHigh(false)
  }

  return (
    <Card padding="lg" className={styles.card}>
      <form ref={ref} onSubmit={submit} onChange={forgive} noValidate>
        <Stack gap="lg">
          <ImageSlots images={images} onImagesChange={setImages} />
          <ProductFields
            product={product}
            faults={faults}
            offerPriceError={isOfferTooHigh ? texts.offerAbovePrice : undefined}
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
  ref?: Ref<HTMLFormElement>
  /** What the form begins with; absent for a new product. */
  product?: Product
  submitText: string
  refusal: string | undefined
  isPending: boolean
  /** Called with what is in the form, once nothing is wrong with it. */
  onSubmit: (data: ProductData, images: readonly ProductImage[]) => void
}
