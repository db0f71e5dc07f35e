import type { SellerProduct } from "@shop/api/client"
import { Button, Card, Stack } from "@shop/ds"
import { useState } from "react"
import { useMessages } from "../../../messages"
import { ProductRow } from "./product-row"

/** Rows that are drawn at first, and with each press for more: a large shop must not freeze a phone. */
const STEP = 100

/** Products below each other, a hundred at a time. */
export function ProductRows({ products }: { products: readonly SellerProduct[] }) {
  const texts = useMessages().productList
  const [most, setMost] = useState(STEP)
  return (
    <Stack>
      <Card padding="none" render={<ul aria-label={texts.title} />}>
        {products.slice(0, most).map((product) => (
          <ProductRow key={product._id} product={product} />
        ))}
      </Card>
      {products.length > most ? (
        <Button variant="outline" onClick={() => setMost(most + STEP)}>
          {texts.more(products.length - most)}
        </Button>
      ) : null}
    </Stack>
  )
}
