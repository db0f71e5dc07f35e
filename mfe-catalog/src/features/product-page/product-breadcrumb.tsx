import { Breadcrumb, languageOf } from "@shop/ds"
import { categoryName, Link, type Product } from "@shop/kernel"
import { useMessages } from "../../messages"
import { categoryPath } from "../../shared/product-path"

/** Home / Products / category / name. */
export function ProductBreadcrumb({ product }: { product: Product }) {
  const { product: texts } = useMessages()
  return (
    <Breadcrumb label={texts.breadcrumb}>
      <Link to="/">{texts.home}</Link>
      <Link to="/products">{texts.products}</Link>
      <Link to={categoryPath(product.category)}>{categoryName(product.category)}</Link>
      <bdi lang={languageOf(product.name)}>{product.name}</bdi>
    </Breadcrumb>
  )
}
