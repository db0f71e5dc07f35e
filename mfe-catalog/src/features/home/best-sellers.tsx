import { useProducts } from "@shop/kernel"
import { useMessages } from "../../messages"
import { ProductGrid } from "../../shared/product-grid/product-grid"
import { ProductsError } from "../../shared/products-error/products-error"
import { Section } from "../../shared/section/section"

const BEST_SELLERS = 5

/** The first five products in stock. */
export function BestSellers() {
  const { home } = useMessages()
  const query = useProducts()
  const best = query.data?.filter((product) => product.inStock).slice(0, BEST_SELLERS)
  if (best?.length === 0) return null
  return (
    <Section title={home.bestSellers}>
      {query.isError && !best ? (
        <ProductsError query={query} />
      ) : (
        <ProductGrid layout="shelf" headingLevel={3} products={best} />
      )}
    </Section>
  )
}
