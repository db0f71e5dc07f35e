import { Badge, Heading, Price, Rating, Skeleton } from "@shop/ds"
import { formatMoney, type Product, Slot } from "@shop/kernel"
import { useMessages } from "../../messages"
import { discountPercent } from "../../shared/discount-percent"
import { STATIC_RATING } from "../../shared/static-rating"
import styles from "./product-details.module.css"

/** Name, price and description of a product, with the actions that others attach. */
export function ProductDetails({ product }: { product: Product }) {
  const { product: texts } = useMessages()
  const discount = discountPercent(product.price, product.offerPrice)
  return (
    <div className={styles.details}>
      <Heading level={1}>{product.name}</Heading>
      <Rating value={STATIC_RATING} label={texts.rating(STATIC_RATING)}>
        ({STATIC_RATING})
      </Rating>
      <div className={styles.price}>
        <Price
          size="lg"
          offer={formatMoney(product.offerPrice)}
          offerLabel={texts.offerPrice}
          mrp={formatMoney(product.price)}
          mrpLabel={texts.mrp}
        />
        {discount > 0 ? <Badge tone="brand">{texts.off(discount)}</Badge> : null}
        {product.inStock ? null : <Badge tone="danger">{texts.outOfStock}</Badge>}
      </div>
      <p className={styles.taxes}>{texts.taxes}</p>
      <p className={styles.weight}>
        {texts.weight} <span>{product.weight ?? texts.noWeight}</span>
      </p>
      <div className={styles.actions}>
        <Slot
          id="catalog.product.action/v1"
          product={product}
          skeleton={<Skeleton shape="block" style={{ height: "3.25rem" }} />}
        />
      </div>
      <Heading level={2} size="sm">
        {texts.about}
      </Heading>
      <ul className={styles.description}>
        {product.description.map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
    </div>
  )
}
