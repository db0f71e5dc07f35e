import { Breadcrumb } from "@shop/ds"
import type { Product } from "@shop/kernel"
import { useMessages } from "../../messages"
import { categoryPath } from "../../shared/product-path"
import { TopLink } from "../../shared/top-link/top-link"

/** Home / Products / category / name. */
export function ProductBreadcrumb({ product }: { product: Product }) {
  const { product: texts } = useMessages()
  return (
    <Breadcrumb label={texts.breadcrumb}>
      <TopLink to="/">{texts.home}</TopLink>
      <TopLink to="/products">{texts.products}</TopLink>
      <TopLink to={categoryPath(product.category)}>{product.category}</TopLink>
      {product.name}
    </Breadcrumb>
  )
}
