import { Button } from "@shop/ds"
import { categoryName, Link, type Product } from "@shop/kernel"
import { useMessages } from "../../messages"
import { ProductGrid } from "../../shared/product-grid/product-grid"
import { categoryPath } from "../../shared/product-path"
import { Section } from "../../shared/section/section"
import { findRelatedProducts } from "./find-related-products"

interface Props {
  product: Product
  products: readonly Product[]
}

/** Others of the same category, and the way to all of them. */
export function RelatedProducts({ product, products }: Props) {
  const { product: texts } = useMessages()
  const related = findRelatedProducts(product, products)
  return (
    <Section
      title={texts.related}
      more={
        <Button
          variant="soft"
          render={<Link to={categoryPath(product.category)} />}
          // Links are read out in lists of their own, where two words say nothing.
          aria-label={`${texts.seeMore} ${categoryName(product.category)}`}
        >
          {texts.seeMore}
        </Button>
      }
    >
      {related.length > 0 ? (
        <ProductGrid layout="shelf" headingLevel={3} products={related} />
      ) : (
        <p>{texts.noneRelated}</p>
      )}
    </Section>
  )
}
