import { Badge, Price, ProductCard as Card, Rating, Skeleton } from "@shop/ds"
import { categoryName, formatMoney, Link, type Product, Slot } from "@shop/kernel"
import { useMessages } from "../../messages"
import { discountPercent } from "../discount-percent"
import { PackLine } from "../pack-line/pack-line"
import { ProductPicture } from "../product-picture/product-picture"
import { productPath } from "../product-path"
import { STATIC_RATING } from "../static-rating"
import styles from "./product-card.module.css"

interface Props {
  product: Product
  /** The rank of its name among the page's headings. */
  headingLevel: 2 | 3
  /** In view when the page opens. */
  eager?: boolean
}

/** A product in a list: a press anywhere opens its page, but for the action that others attach. */
export function ProductCard({ product, headingLevel, eager }: Props) {
  const { product: texts } = useMessages()
  const discount = discountPercent(product.price, product.offerPrice)
  return (
    <Card
      picture={<ProductPicture src={product.images[0]} alt="" eager={eager} />}
      badge={discount > 0 ? <Badge tone="solid">{texts.off(discount)}</Badge> : null}
      category={categoryName(product.category)}
      name={product.name}
      link={<Link to={productPath(product)} />}
      headingLevel={headingLevel}
      details={<PackLine product={product} />}
      rating={<Rating value={STATIC_RATING} label={texts.rating(STATIC_RATING)} />}
      price={
        <Price
          offer={formatMoney(product.offerPrice)}
          offerLabel={texts.offerPrice}
          mrp={formatMoney(product.price)}
          mrpLabel={texts.mrp}
        />
      }
      action={
        <Slot
          id="catalog.product-card.action/v1"
          product={product}
          skeleton={<Skeleton shape="block" className={styles.actionSkeleton} />}
        />
      }
    />
  )
}
