import { limits } from "@shop/api/client"
import { Button, CartIcon } from "@shop/ds"
import { type FragmentProps, Link, useNavigate } from "@shop/kernel"
import { useMessages } from "../../messages"
import { setInCart } from "../../shared/cart/set-in-cart"
import { useCartQuantity } from "../../shared/cart/use-cart"
import styles from "./buy-box.module.css"

/** `cart.buy-box/v1`: Add to Cart, and Buy now, which adds and goes to the cart. */
export default function BuyBox({ product }: FragmentProps<"catalog.product.action/v1">) {
  const texts = useMessages().fragments
  const navigate = useNavigate()
  const quantity = useCartQuantity(product._id)
  const isFull = quantity >= limits.quantity

  function add() {
    setInCart(product, quantity + 1)
  }

  function buyNow() {
    add()
    void navigate("/cart")
  }

  if (!product.inStock) {
    return (
      <div className={styles.box}>
        <Button size="lg" disabled className={styles.whole}>
          {texts.outOfStock}
        </Button>
        <p className={styles.count} />
      </div>
    )
  }
  return (
    <div className={styles.box}>
      <Button size="lg" variant="outline" disabled={isFull} onClick={add}>
        <CartIcon aria-hidden="true" />
        {texts.addToCart}
      </Button>
      <Button size="lg" onClick={buyNow}>
        {texts.buyNow}
      </Button>
      <p role="status" className={styles.count}>
        {quantity > 0 ? <Link to="/cart">{texts.countInCart(quantity)}</Link> : null}
      </p>
    </div>
  )
}
