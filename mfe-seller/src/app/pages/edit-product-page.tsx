import { Button, Heading, Inline, Stack } from "@shop/ds"
import { Link, usePageTitle, useParams } from "@shop/kernel"
import { EditProduct } from "../../features/edit-product/components/edit-product"
import { useMessages } from "../../messages"

/** /seller/product-list/:productId */
export function EditProductPage() {
  const texts = useMessages().editProduct
  const { productId = "" } = useParams()
  usePageTitle(texts.title)
  return (
    <Stack>
      <Inline justify="between">
        <Heading level={1}>{texts.title}</Heading>
        <Button variant="ghost" render={<Link to="/seller/product-list" />}>
          {texts.back}
        </Button>
      </Inline>
      <EditProduct productId={productId} />
    </Stack>
  )
}
