import { categoryKeys } from "@shop/api/client"
import { Button, EmptyState, PackageIcon, Stack } from "@shop/ds"
import { Link, useQuery } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { ListCount } from "../../../shared/list/list-count"
import { ListFailed } from "../../../shared/list/list-failed"
import { ListWaiting } from "../../../shared/list/list-waiting"
import { NoneFound } from "../../../shared/list/none-found"
import { useListChoice } from "../../../shared/list/use-list-choice"
import { sellerProductsQuery } from "../../../shared/products/seller-products-query"
import { chooseProducts, type Filter, filters } from "../choose-products"
import { ProductRows } from "./product-rows"
import { ProductToolbar } from "./product-toolbar"

/** Every product, withdrawn ones too; searched and narrowed, as the address says. */
export function ProductList() {
  const texts = useMessages().productList
  const products = useQuery(sellerProductsQuery)
  const [{ q, category, show }, choose] = useListChoice(["q", "category", "show"])
  const choice = {
    search: q,
    category: categoryKeys.find((key) => key === category) ?? "",
    filter: Object.hasOwn(filters, show) ? (show as Filter) : undefined,
  }

  if (products.isPending) return <ListWaiting loading={texts.loading} />
  if (!products.data) return <ListFailed title={texts.failed} query={products} />
  if (products.data.length === 0) {
    return (
      <EmptyState
        icon={<PackageIcon />}
        title={texts.none}
        description={texts.noneHint}
        action={<Button render={<Link to="/seller" />}>{texts.addFirst}</Button>}
      />
    )
  }
  const found = chooseProducts(products.data, choice)
  return (
    <Stack>
      <ProductToolbar choice={choice} onChange={choose} />
      {found.length > 0 ? (
        <>
          <ListCount>{texts.count(found.length)}</ListCount>
          <ProductRows products={found} />
        </>
      ) : (
        <NoneFound
          title={texts.noneFound}
          onClear={() => choose({ q: "", category: "", show: "" })}
        />
      )}
    </Stack>
  )
}
