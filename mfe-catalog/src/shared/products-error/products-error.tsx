import { ErrorCard } from "@shop/ds"
import type { useProducts } from "@shop/kernel"
import { useMessages } from "../../messages"

interface Props {
  /**
   * The query that failed. Given, not asked for here: mounting one more reader of a failed query
   * would start it again, for ever.
   */
  query: Pick<ReturnType<typeof useProducts>, "refetch" | "isFetching">
}

/** Stands in the place of products that could not be loaded, and loads them again when asked to. */
export function ProductsError({ query }: Props) {
  const { lists } = useMessages()
  return (
    <ErrorCard
      title={lists.failed}
      description={lists.failedHelp}
      retryLabel={lists.tryAgain}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}
