import { Badge, Heading, languageOf, Price, Rating, Skeleton } from "@shop/ds"
import { formatMoney, type Product, Slot } from "@shop/kernel"
import { useMessages } from "../../messages"
import { discountPercent } from "../../shared/discount-percent"
import { STATIC_RATING } from "../../shared/static-rating"
import { unitPrice } from "../../shared/unit-price/unit-price"
import styles from "./product-details.module.css"

/** Name, price and description of a product, with the actions that others attach. */
export function ProductDetails({ product }: { product: Product }) {
  const { product: texts } = useMessages()
  const discount = discountPercent(product.price, product.offerPrice)
  const saved = (Math.round(product.price * 100) - Math.round(product.offerPrice * 100)) / 100
  const unit = unitPrice(product)
  return (
    <div className={styles.details}>
      <Heading level={1} dir="auto" lang={languageOf(product.name)} className={styles.name}>
        {product.name}
      </Heading>
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
        {discount > 0 ? <Badge tone="solid">{texts.off(discount)}</Badge> : null}
        {product.inStock ? null : <Badge tone="danger">{texts.outOfStock}</Badge>}
      </div>
      <p className={styles.taxes}>
        {saved > 0 ? <span className={styles.saved}>{texts.save(formatMoney(saved))}</span> : null}
        <span>{texts.taxes}</span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.weight}</dt>
          <dd>
            <bdi lang={languageOf(product.weight ?? "")}>{product.weight ?? texts.noWeight}</bdi>
          </dd>
        </div>
        {unit ? (
          <div>
            <dt>{texts.unitPriceLabel}</dt>
            <dd>{texts.unitPrice[unit.measure](formatMoney(unit.price))}</dd>
          </div>
        ) : null}
      </dl>
      <div className={styles.actions}>
        <Slot
          id="catalog.product.action/v1"
          product={product}
          skeleton={<Skeleton shape="block" className={styles.actionSkeleton} />}
        />
      </div>
      <Heading level={2} size="sm">
        {texts.about}
      </Heading>
      <ul className={styles.description}>
        {product.description.map((line, index) => (
          <li key={index} dir="auto" lang={languageOf(line)}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}
