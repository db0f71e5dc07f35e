import { Button, EmptyState, SearchIcon } from "@shop/ds"
import { Link, usePageTitle, useProducts, useProductSearch } from "@shop/kernel"
import { useMessages } from "../../messages"
import { ProductListPage } from "./product-list-page"
import { searchProducts } from "./search-products"

/** `/products`: all that is in stock, narrowed by the text searched for (`?q=`). */
export function AllProductsPage() {
  const { lists } = useMessages()
  const [text] = useProductSearch()
  const query = useProducts()
  usePageTitle(lists.allProducts)
  return (
    <ProductListPage
      title={lists.allProducts}
      subtitle={text.trim() ? lists.resultsFor(text.trim()) : undefined}
      query={query}
      withCategories
      select={(products) => searchProducts(products, text)}
      empty={
        <EmptyState
          icon={<SearchIcon />}
          title={lists.noneFound}
          action={
            <Button variant="soft" render={<Link to="/products" />}>
              {lists.clearSearch}
            </Button>
          }
        />
      }
    />
  )
}
