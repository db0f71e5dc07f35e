import { Select } from "@shop/ds"
import { useMessages } from "../../../messages"

/** Quantities that are always offered; a larger one already in the cart extends the list to it. */
const OFFERED = 9

/** How many of a product: 1 to 9, or up to the current quantity where that is more. */
export function QuantitySelect({ productName, quantity, onQuantityChange }: QuantitySelectProps) {
  const texts = useMessages().cart
  const offered = Array.from({ length: Math.max(OFFERED, quantity) }, (_, index) => index + 1)
  return (
    <Select
      label={texts.quantityOf(productName)}
      hideLabel
      value={quantity}
      onChange={(event) => onQuantityChange(Number(event.target.value))}
    >
      {offered.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </Select>
  )
}

interface QuantitySelectProps {
  productName: string
  quantity: number
  onQuantityChange: (quantity: number) => void
}
