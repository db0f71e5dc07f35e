import { Button, Container, EmptyState, Heading, SearchIcon } from "@shop/ds"
import type { Product, useProducts } from "@shop/kernel"
import type { ReactNode } from "react"
import { useMessages } from "../../messages"
import { ProductGrid } from "../../shared/product-grid/product-grid"
import { ProductsError } from "../../shared/products-error/products-error"
import { useIsSlow } from "../../shared/use-is-slow"
import { chooseProducts } from "./choice/choose-products"
import { noFilter } from "./choice/list-choice"
import { ListToolbar } from "./choice/list-toolbar"
import { useListChoice } from "./choice/use-list-choice"
import styles from "./product-list-page.module.css"
import { useKeptFocus } from "./use-kept-focus"

/** More than a first screen of any width shows. */
const EAGER_PICTURES = 5

interface Props {
  title: string
  subtitle?: string
  query: ReturnType<typeof useProducts>
  /** Which of all products belong here. */
  select: (products: readonly Product[]) => readonly Product[]
  /** Where the list holds more than one category. */
  withCategories?: boolean
  /** Drawn when there are none. */
  empty: ReactNode
}

/** A heading with the number of products, what they are sorted and filtered by, and the products. */
export function ProductListPage(props: Props) {
  const { title, subtitle, query, select, withCategories = false, empty } = props
  const { lists, choice: choiceTexts } = useMessages()
  const [choice, change] = useListChoice({ withCategories })
  const { heading, onFocus } = useKeptFocus()
  const isSlow = useIsSlow(query.isPending)
  const all = query.data && select(query.data)
  const products = all && chooseProducts(all, choice)
  const failed = query.isError && !products
  return (
    <Container className={styles.page} onFocus={onFocus}>
      <div className={styles.head}>
        <Heading level={1} ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {subtitle ? (
          <p className={styles.subtitle} dir="auto">
            {subtitle}
          </p>
        ) : null}
        {/* Read out on each change: who searches hears how many were found. */}
        <p role="status" className={styles.count}>
          {products
            ? lists.count(products.length)
            : failed
              ? null
              : isSlow
                ? lists.slow
                : lists.loading}
        </p>
      </div>
      {all?.length === 0 || failed ? null : (
        <ListToolbar choice={choice} onChange={change} withCategories={withCategories} />
      )}
      {failed ? (
        <ProductsError query={query} />
      ) : all?.length === 0 ? (
        empty
      ) : products?.length === 0 ? (
        <EmptyState
          icon={<SearchIcon />}
          title={lists.noneFound}
          description={lists.noneChosen}
          action={
            <Button variant="soft" onClick={() => change(noFilter)}>
              {choiceTexts.clear}
            </Button>
          }
        />
      ) : (
        <ProductGrid products={products} headingLevel={2} eager={EAGER_PICTURES} />
      )}
    </Container>
  )
}
