import { Container, Heading, VisuallyHidden } from "@shop/ds"
import type { Product, useProducts } from "@shop/kernel"
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
  query: ReturnType<typeof useProducts>
  /** Which of all products belong here. */
  select: (products: readonly Product[]) => readonly Product[]
  /** Drawn when there are none. */
  empty: ReactNode
}

/** A heading with the number of products, and the products. */
export function ProductListPage({ title, subtitle, query, select, empty }: Props) {
  const { lists } = useMessages()
  const products = query.data && select(query.data)
  const unseen = products ? lists.count(0) : query.isError ? "" : lists.loading
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
            <VisuallyHidden>{unseen}</VisuallyHidden>
          )}
        </p>
      </header>
      {query.isError && !products ? (
        <ProductsError query={query} />
      ) : products?.length === 0 ? (
        empty
      ) : (
        <ProductGrid products={products} headingLevel={2} eager={EAGER_PICTURES} />
      )}
    </Container>
  )
}
