import { useMessages } from "../../../messages"
import { cart } from "../../../shared/cart/cart"
import { forgetSeen } from "../../../shared/cart/seen-products"
import type { Withdrawn } from "../../../shared/cart/use-withdrawn"
import { Notice } from "../../../shared/line-notice/line-notice"

/** In place of a line whose product is no longer sold. */
export function WithdrawnLine({ productId, name, onRemoved }: WithdrawnLineProps) {
  const texts = useMessages().trouble
  return (
    <Notice
      text={texts.withdrawn(name)}
      mend={texts.remove}
      onMend={() => {
        forgetSeen(productId)
        cart.setQuantity(productId, 0)
        onRemoved()
      }}
    />
  )
}

interface WithdrawnLineProps extends Withdrawn {
  onRemoved: () => void
}
