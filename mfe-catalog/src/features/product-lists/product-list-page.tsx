import { Container, Heading, VisuallyHidden } from "@shop/ds"
import { type Product, useProducts } from "@shop/kernel"
import type { ReactNode } from "react"
import { useMessages } from "../../messages"
import { ProductGrid } from "../../shared/product-grid/product-grid"
import { ProductsError } from "../../shared/products-error/products-error"
import styles from "./product-list-page.module.css"

/** More than a first screen of any width shows. */
const EAGER_PICTURES = 5

interface Props {
  title: string
  subtitle?: string
  /** Absent while they are on their way. */
  products: readonly Product[] | undefined
  /** Drawn when there are none. */
  empty: ReactNode
}

/** A heading with the number of products, and the products. */
export function ProductListPage({ title, subtitle, products, empty }: Props) {
  const { lists } = useMessages()
  const { isError } = useProducts()
  return (
    <Container className={styles.page}>
      <header className={styles.head}>
        <div>
          <Heading level={1}>{title}</Heading>
          {subtitle ? <p className={styles.subtitle}>{subtitle}</p> : null}
        </div>
        {/* Read out on each change: who searches hears how many were found. */}
        <p role="status" className={styles.count}>
          {products?.length ? (
            lists.count(products.length)
          ) : (
            <VisuallyHidden>{products ? lists.noneFound : lists.loading}</VisuallyHidden>
          )}
        </p>
      </header>
      {isError && !products ? (
        <ProductsError />
      ) : products?.length === 0 ? (
        empty
      ) : (
        <ProductGrid products={products} headingLevel={2} eager={EAGER_PICTURES} />
      )}
    </Container>
  )
}
