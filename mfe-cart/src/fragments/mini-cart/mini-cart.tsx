import { CartIcon, IconButton } from "@shop/ds"
import { Link } from "@shop/kernel"
import { useMessages } from "../../messages"
import { useCartCount } from "../../shared/cart/use-cart-count"

/** More than this is shown as '99+'. */
const MOST_SHOWN = 99

/** `cart.mini-cart/v1`: the way to the cart, with the number of things in it. */
export default function MiniCart() {
  const texts = useMessages().fragments
  const count = useCartCount()
  const badge = count > MOST_SHOWN ? `${MOST_SHOWN}+` : count || undefined
  return (
    <IconButton label={texts.cart(count)} badge={badge} render={<Link to="/cart" />}>
      <CartIcon aria-hidden="true" />
    </IconButton>
  )
}
