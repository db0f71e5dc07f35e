import { Button, EmptyState, ErrorCard, PackageIcon, Stack, TextField } from "@shop/ds"
import { Link, useProducts } from "@shop/kernel"
import { useState } from "react"
import { useMessages } from "../../../messages"
import styles from "./product-list.module.css"
import { ProductRows } from "./product-rows"

/** Every product on sale with its stock switch; the field above shortens the list by name. */
export function ProductList() {
  const texts = useMessages().productList
  const products = useProducts()
  const [wanted, setWanted] = useState("")

  if (products.isPending) {
    return (
      <p role="status" className={styles.loading}>
        {texts.loading}
      </p>
    )
  }
  if (!products.data) {
    return (
      <ErrorCard
        title={texts.failed}
        retryLabel={texts.tryAgain}
        retrying={products.isFetching}
        onRetry={() => void products.refetch()}
      />
    )
  }
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
  const text = wanted.trim().toLowerCase()
  const found = products.data.filter(({ name }) => name.toLowerCase().includes(text))
  return (
    <Stack>
      <TextField
        className={styles.find}
        label={texts.find}
        type="search"
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
      />
      {found.length > 0 ? <ProductRows products={found} /> : <p role="status">{texts.noneFound}</p>}
    </Stack>
  )
}
