import { limits } from "@shop/api/client"
import { Button, PlusIcon, QuantityStepper } from "@shop/ds"
import type { FragmentProps } from "@shop/kernel"
import { useEffect, useRef } from "react"
import { useMessages } from "../../messages"
import { setInCart } from "../../shared/cart/set-in-cart"
import { useCartQuantity } from "../../shared/cart/use-cart"

/** `cart.add-to-cart/v1`: Add, and once the product is in the cart minus / quantity / plus. */
export default function AddToCart({ product }: FragmentProps<"catalog.product-card.action/v1">) {
  const texts = useMessages().fragments
  const quantity = useCartQuantity(product._id)
  const place = useRef<HTMLDivElement>(null)
  const wasPressed = useRef(false)
  const isInCart = quantity > 0

  // The pressed button is replaced: without this, keyboard and screen reader fall out of the page.
  useEffect(() => {
    if (wasPressed.current)
      place.current?.querySelector<HTMLElement>("button:last-of-type")?.focus()
    wasPressed.current = false
  }, [isInCart])

  function change(next: number) {
    wasPressed.current = next > 0 !== isInCart
    setInCart(product, next)
  }

  return (
    <div ref={place}>
      {isInCart ? (
        <QuantityStepper
          fullWidth
          value={quantity}
          max={product.inStock ? limits.quantity : quantity}
          onValueChange={change}
          label={texts.inCart(product.name, quantity)}
          decreaseLabel={texts.oneLess(product.name)}
          increaseLabel={texts.oneMore(product.name)}
        />
      ) : product.inStock ? (
        <Button
          fullWidth
          variant="soft"
          aria-label={texts.addProduct(product.name)}
          onClick={() => change(1)}
        >
          <PlusIcon aria-hidden="true" />
          {texts.add}
        </Button>
      ) : (
        <Button fullWidth variant="soft" disabled>
          {texts.outOfStock}
        </Button>
      )}
    </div>
  )
}
