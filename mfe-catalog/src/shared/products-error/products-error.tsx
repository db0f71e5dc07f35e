import { ErrorCard } from "@shop/ds"
import { useProducts } from "@shop/kernel"
import { useMessages } from "../../messages"

/** Stands in the place of products that could not be loaded, and loads them again when asked to. */
export function ProductsError() {
  const { lists } = useMessages()
  const { refetch, isFetching } = useProducts()
  return (
    <ErrorCard
      title={lists.failed}
      description={lists.failedHelp}
      retryLabel={lists.tryAgain}
      retrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
