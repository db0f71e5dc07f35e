import { limits } from "@shop/api/client"
import { rupeesFromPaise } from "@shop/api/money"
import { languageOf, QuantityStepper } from "@shop/ds"
import { formatMoney } from "@shop/kernel"
import { useMessages } from "../../messages"
import { type CartLine, totalsOfLines } from "../../shared/cart/cart-lines"
import { setInCart } from "../../shared/cart/set-in-cart"
import { LineNotice } from "../../shared/line-notice/line-notice"
import styles from "./drawer-line.module.css"

/** One product in the drawer: what, how many, and what that comes to. */
export function DrawerLine({ product, quantity, onRemoved }: DrawerLineProps) {
  const texts = useMessages().fragments
  const { subtotal } = totalsOfLines([{ product, quantity }])

  function change(next: number) {
    setInCart(product, next)
    if (next < 1) onRemoved()
  }

  return (
    <div className={styles.line}>
      <img src={product.images[0]} alt="" width="56" height="56" loading="lazy" />
      <p className={styles.name}>
        <bdi lang={languageOf(product.name)}>{product.name}</bdi>
      </p>
      <QuantityStepper
        value={quantity}
        max={product.inStock ? limits.quantity : quantity}
        onValueChange={change}
        label={texts.inCart(product.name, quantity)}
        decreaseLabel={texts.oneLess(product.name)}
        increaseLabel={texts.oneMore(product.name)}
      />
      <p className={styles.sum}>{formatMoney(rupeesFromPaise(subtotal))}</p>
      <div className={styles.notice}>
        <LineNotice product={product} quantity={quantity} onRemoved={onRemoved} />
      </div>
    </div>
  )
}

interface DrawerLineProps extends CartLine {
  /** Called once the line's own button has taken it out of the cart. */
  onRemoved: () => void
}
