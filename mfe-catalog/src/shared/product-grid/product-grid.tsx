import type { Product } from "@shop/kernel"
import { ProductCard } from "../product-card/product-card"
import { ProductCardSkeleton } from "../product-card/product-card-skeleton"
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

/** A row or a page of product cards. */
export function ProductGrid({ products, layout = "grid", headingLevel, eager = 0 }: Props) {
  return (
    <ul className={styles[layout]}>
      {products
        ? products.map((product, index) => (
            <li key={product._id} className={styles.item}>
              <ProductCard product={product} headingLevel={headingLevel} eager={index < eager} />
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
