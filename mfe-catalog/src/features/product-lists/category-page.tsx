import { BasketIcon, Button, EmptyState } from "@shop/ds"
import { categories, Link, usePageTitle, useParams, useProducts } from "@shop/kernel"
import { useMessages } from "../../messages"
import { ProductListPage } from "./product-list-page"
import { productsOfCategory } from "./products-of-category"

/** `/products/:category`: what is in stock of one category, named as the category list names it. */
export function CategoryPage() {
  const { lists } = useMessages()
  const { category = "" } = useParams()
  const query = useProducts()
  const known = categories.find(({ path }) => path.toLowerCase() === category.toLowerCase())
  const title = known?.text ?? lists.products
  usePageTitle(title)
  return (
    <ProductListPage
      title={title}
      query={query}
      select={(products) => productsOfCategory(products, category)}
      empty={
        <EmptyState
          icon={<BasketIcon />}
          title={lists.noneInCategory}
          description={lists.exploreOthers}
          action={
            <Button variant="soft" render={<Link to="/products" />}>
              {lists.browseAll}
            </Button>
          }
        />
      }
    />
  )
}
