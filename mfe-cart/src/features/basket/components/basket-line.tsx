import { rupeesFromPaise } from "@shop/api/money"
import { Badge, IconButton, languageOf, Price, TrashIcon } from "@shop/ds"
import { formatMoney, Link } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { type CartLine, totalsOfLines } from "../../../shared/cart/cart-lines"
import { setInCart } from "../../../shared/cart/set-in-cart"
import { LineNotice } from "../../../shared/line-notice/line-notice"
import styles from "./basket-line.module.css"
import { QuantitySelect } from "./quantity-select"

/** One product in the cart: what it is, how many, what that costs, and the way out. */
export function BasketLine({ product, quantity, onRemoved }: BasketLineProps) {
  const texts = useMessages().cart
  const { subtotal } = totalsOfLines([{ product, quantity }])
  const page = `/products/${product.category.toLowerCase()}/${product._id}`

  return (
    <article className={styles.line}>
      <Link to={page} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <img src={product.images[0]} alt="" width="96" height="96" loading="lazy" />
      </Link>
      <div className={styles.what}>
        <h2 className={styles.name}>
          <Link to={page}>
            <bdi lang={languageOf(product.name)}>{product.name}</bdi>
          </Link>
        </h2>
        <p className={styles.weight}>
          {texts.weight}: {product.weight || texts.weightUnknown}
        </p>
        <Price
          offer={formatMoney(product.offerPrice)}
          offerLabel={texts.offerPrice}
          mrp={formatMoney(product.price)}
          mrpLabel={texts.mrp}
        />
        {product.inStock ? null : <Badge tone="danger">{texts.outOfStock}</Badge>}
      </div>
      <div className={styles.controls}>
        <QuantitySelect
          productName={product.name}
          quantity={quantity}
          onQuantityChange={(next) => setInCart(product, next)}
        />
        <IconButton
          label={texts.remove(product.name)}
          onClick={() => {
            setInCart(product, 0)
            onRemoved()
          }}
        >
          <TrashIcon aria-hidden="true" />
        </IconButton>
      </div>
      <p className={styles.sum}>{formatMoney(rupeesFromPaise(subtotal))}</p>
      <div className={styles.notice}>
        <LineNotice product={product} quantity={quantity} onRemoved={onRemoved} />
      </div>
    </article>
  )
}

interface BasketLineProps extends CartLine {
  /** Called once the line's own button has taken it out of the cart. */
  onRemoved: () => void
}
