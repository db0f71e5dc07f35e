import { limits, type SellerProduct } from "@shop/api/client"
import { TextField } from "@shop/ds"
import { useMessages } from "../../../messages"
import { useSetUnits } from "../api/use-set-units"
import { InPlaceForm } from "./in-place-form"

/** None are left of what is counted and sold out. */
const LEAST = 0

/** How many units of a product can be sold, changed where it stands in the list. */
export function UnitsEditor({ product, onClose }: UnitsEditorProps) {
  const { productList: texts, addProduct } = useMessages()
  const { change, refusal, isPending } = useSetUnits(product)

  function save(form: FormData) {
    const units = Number(form.get("quantity"))
    if (units === product.quantity) return onClose()
    change(units, onClose)
  }

  return (
    <InPlaceForm
      label={texts.changeUnits(product.name)}
      invalid={addProduct.countInvalid(LEAST, limits.stock)}
      refusal={refusal}
      isPending={isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        name="quantity"
        label={texts.restockQuantity}
        type="number"
        inputMode="numeric"
        min={LEAST}
        max={limits.stock}
        step={1}
        required
        defaultValue={product.quantity}
      />
    </InPlaceForm>
  )
}

interface UnitsEditorProps {
  product: SellerProduct
  onClose: () => void
}
