import { Badge, Price, Rating, Skeleton } from "@shop/ds"
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
  const Name = `h${headingLevel}` as const
  const discount = discountPercent(product.price, product.offerPrice)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <ProductPicture src={product.images[0]} alt="" eager={eager} />
        {discount > 0 ? (
          <Badge tone="solid" className={styles.discount}>
            {texts.off(discount)}
          </Badge>
        ) : null}
      </div>
      <div className={styles.what}>
        <p className={styles.category}>{categoryName(product.category)}</p>
        {/* Names come in any script: each keeps its own direction. */}
        <Name className={styles.name} dir="auto">
          <Link to={productPath(product)} className={styles.link}>
            {product.name}
          </Link>
        </Name>
        <PackLine product={product} />
      </div>
      <Rating value={STATIC_RATING} label={texts.rating(STATIC_RATING)} />
      <div className={styles.foot}>
        <Price
          offer={formatMoney(product.offerPrice)}
          offerLabel={texts.offerPrice}
          mrp={formatMoney(product.price)}
          mrpLabel={texts.mrp}
        />
        <div className={styles.action}>
          <Slot
            id="catalog.product-card.action/v1"
            product={product}
            skeleton={<Skeleton shape="block" className={styles.actionSkeleton} />}
          />
        </div>
      </div>
    </article>
  )
}
