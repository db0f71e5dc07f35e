import { Button, Container, EmptyState, PackageIcon } from "@shop/ds"
import { Link, Slot, usePageTitle, useParams, useProducts } from "@shop/kernel"
import { useMessages } from "../../messages"
import { ProductsError } from "../../shared/products-error/products-error"
import { ProductBreadcrumb } from "./product-breadcrumb"
import { ProductDetails } from "./product-details"
import { ProductGallery } from "./product-gallery"
import styles from "./product-page.module.css"
import { ProductPageSkeleton } from "./product-page-skeleton"
import { RelatedProducts } from "./related-products"

/** `/products/:category/:id`: everything about one product. The id alone decides which. */
export function ProductPage() {
  const { product: texts, lists } = useMessages()
  const { id } = useParams()
  const query = useProducts()
  const products = query.data
  const product = products?.find(({ _id }) => _id === id)
  const isGone = !product && (products?.length ?? 0) > 0
  usePageTitle(product?.name ?? (isGone ? texts.notFound : lists.products))

  if (query.isError && !products) {
    return (
      <Container className={styles.page}>
        <ProductsError query={query} />
      </Container>
    )
  }
  // An empty list is a shop that is still being filled (specification, section 2).
  if (!products?.length) return <ProductPageSkeleton isEmpty={products !== undefined} />
  if (!product) {
    return (
      <Container className={styles.page}>
        <EmptyState
          icon={<PackageIcon />}
          title={texts.notFound}
          headingLevel={1}
          description={texts.notFoundHelp}
          action={
            <Button variant="soft" render={<Link to="/products" />}>
              {lists.browseAll}
            </Button>
          }
        />
      </Container>
    )
  }
  return (
    // Keyed, so that another product starts with its own first picture.
    <Container key={product._id} className={styles.page}>
      <ProductBreadcrumb product={product} />
      <div className={styles.product}>
        <ProductGallery images={product.images} name={product.name} />
        <ProductDetails product={product} />
      </div>
      <Slot id="catalog.product.after/v1" product={product} />
      <RelatedProducts product={product} products={products} />
    </Container>
  )
}
