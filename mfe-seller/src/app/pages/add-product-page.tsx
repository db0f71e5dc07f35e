import { Heading, Stack } from "@shop/ds"
import { usePageTitle } from "@shop/kernel"
import { AddProduct } from "../../features/add-product/components/add-product"
import { useMessages } from "../../messages"

/** /seller, which opens with Add Product */
export function AddProductPage() {
  const texts = useMessages().addProduct
  usePageTitle(texts.title)
  return (
    <Stack>
      <Heading level={1}>{texts.title}</Heading>
      <AddProduct />
    </Stack>
  )
}
