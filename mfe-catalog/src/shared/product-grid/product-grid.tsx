import { ProductCardSkeleton } from "@shop/ds"
import type { Product } from "@shop/kernel"
import { useDeferredValue } from "react"
import { ProductCard } from "../product-card/product-card"
import styles from "./product-grid.module.css"

interface Props {
  /** Absent while they are on their way. */
  products: readonly Product[] | undefined
  /**
   * `grid` wraps; `shelf` is one row of five that can be pushed sideways where the screen is too
   * narrow for all.
   */
  layout?: "grid" | "shelf"
  /** The rank of the products' names among the page's headings. */
  headingLevel: 2 | 3
  /** How many of the first pictures are in view when the page opens. */
  eager?: number
}

/** More cards than any screen shows at once. */
const FIRST_CARDS = 20

/**
 * A row or a page of product cards. Of many, those that a screen can show are drawn at once and the
 * rest, whose places are kept, without holding up what a person does meanwhile.
 */
export function ProductGrid({ products, layout = "grid", headingLevel, eager = 0 }: Props) {
  const withRest = useDeferredValue(true, false)
  return (
    <ul className={styles[layout]}>
      {products
        ? products.map((product, index) => (
            <li key={product._id} className={styles.item}>
              {withRest || index < FIRST_CARDS ? (
                <ProductCard product={product} headingLevel={headingLevel} eager={index < eager} />
              ) : null}
            </li>
          ))
        : Array.from({ length: layout === "shelf" ? 5 : 10 }, (_, index) => (
            <li key={index} className={styles.item}>
              <ProductCardSkeleton />
            </li>
          ))}
    </ul>
  )
}
