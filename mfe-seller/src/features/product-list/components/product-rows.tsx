import type { SellerProduct } from "@shop/api/client"
import { Card, Stack } from "@shop/ds"
import { useMessages } from "../../../messages"
import { ShowMore } from "../../../shared/list/show-more"
import { useParts } from "../../../shared/list/use-parts"
import { ProductRow } from "./product-row"

/** Products below each other, drawn in parts. */
export function ProductRows({ products }: { products: readonly SellerProduct[] }) {
  const texts = useMessages().productList
  const { list, shown, hidden, showMore } = useParts(products)
  return (
    <Stack>
      <Card ref={list} padding="none" render={<ul aria-label={texts.title} />}>
        {shown.map((product) => (
          <ProductRow key={product._id} product={product} />
        ))}
      </Card>
      <ShowMore hidden={hidden} onShow={showMore} />
    </Stack>
  )
}
