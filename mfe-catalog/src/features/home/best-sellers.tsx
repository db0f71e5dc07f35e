import { useProducts } from "@shop/kernel"
import { useMessages } from "../../messages"
import { ProductGrid } from "../../shared/product-grid/product-grid"
import { ProductsError } from "../../shared/products-error/products-error"
import { Section } from "../../shared/section/section"

const BEST_SELLERS = 5

/** The first five products in stock. */
export function BestSellers() {
  const { home } = useMessages()
  const { data: products, isError } = useProducts()
  const best = products?.filter((product) => product.inStock).slice(0, BEST_SELLERS)
  if (best?.length === 0) return null
  return (
    <Section title={home.bestSellers}>
      {isError && !best ? (
        <ProductsError />
      ) : (
        <ProductGrid layout="shelf" headingLevel={3} products={best} />
      )}
    </Section>
  )
}
