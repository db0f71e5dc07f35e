import { Button, EmptyState, PackageIcon } from "@shop/ds"
import { Link, useLocation, useNavigate, useQuery } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { ListFailed } from "../../../shared/list/list-failed"
import { ListWaiting } from "../../../shared/list/list-waiting"
import { sellerProductsQuery } from "../../../shared/products/seller-products-query"
import { EditProductForm } from "./edit-product-form"

/** The form of one product; saved, it leads back to the list as that was left. */
export function EditProduct({ productId }: { productId: string }) {
  const texts = useMessages().editProduct
  const products = useQuery(sellerProductsQuery)
  const navigate = useNavigate()
  // Of the first page of a visit, which may be this one, there is no way back.
  const isFirst = useLocation().key === "default"

  if (products.isPending) return <ListWaiting loading={texts.loading} />
  if (!products.data) return <ListFailed title={texts.failed} query={products} />
  const product = products.data.find(({ _id }) => _id === productId)
  if (!product) {
    return (
      <EmptyState
        icon={<PackageIcon />}
        title={texts.unknown}
        description={texts.unknownHint}
        action={<Button render={<Link to="/seller/product-list" />}>{texts.back}</Button>}
      />
    )
  }
  return (
    <EditProductForm
      key={productId}
      product={product}
      onDone={() => void (isFirst ? navigate("/seller/product-list") : navigate(-1))}
    />
  )
}
