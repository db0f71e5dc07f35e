import { Heading, Stack } from "@shop/ds"
import { usePageTitle } from "@shop/kernel"
import { ProductList } from "../../features/product-list/components/product-list"
import { useMessages } from "../../messages"

/** /seller/product-list */
export function ProductListPage() {
  const texts = useMessages().productList
  usePageTitle(texts.title)
  return (
    <Stack>
      <Heading level={1}>{texts.title}</Heading>
      <ProductList />
    </Stack>
  )
}
