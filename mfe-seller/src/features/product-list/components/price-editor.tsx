import type { SellerProduct } from "@shop/api/client"
import { TextField } from "@shop/ds"
import { useRef, useState } from "react"
import { useMessages } from "../../../messages"
import { priceInField } from "../../../shared/product-form/price-in-field"
import { useSetPrice } from "../api/use-set-price"
import { InPlaceForm } from "./in-place-form"

/** Both prices of a product, changed where it stands in the list. */
export function PriceEditor({ product, onClose }: PriceEditorProps) {
  const texts = useMessages().productList
  const { offerAbovePrice, amountInvalid } = useMessages().addProduct
  const { change, refusal, isPending } = useSetPrice(product)
  const [isTooHigh, setTooHigh] = useState(false)
  const offer = useRef<HTMLInputElement>(null)
  const field = {
    type: "number",
    inputMode: "decimal",
    min: 0.01,
    step: 0.01,
    required: true,
    onChange: () => setTooHigh(false),
  } as const

  function save(form: FormData) {
    const prices = { price: Number(form.get("price")), offerPrice: Number(form.get("offerPrice")) }
    setTooHigh(prices.offerPrice > prices.price)
    if (prices.offerPrice > prices.price) return offer.current?.focus()
    if (prices.price === product.price && prices.offerPrice === product.offerPrice) return onClose()
    change(prices, onClose)
  }

  return (
    <InPlaceForm
      label={texts.changePrice(product.name)}
      invalid={amountInvalid}
      refusal={refusal}
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        {...field}
        ref={offer}
        name="offerPrice"
        label={texts.offerPriceField}
        defaultValue={priceInField(product.offerPrice)}
        error={isTooHigh ? offerAbovePrice : undefined}
      />
      <TextField
        {...field}
        name="price"
        label={texts.mrpField}
        defaultValue={priceInField(product.price)}
      />
    </InPlaceForm>
  )
}

interface PriceEditorProps {
  product: SellerProduct
  onClose: () => void
}
