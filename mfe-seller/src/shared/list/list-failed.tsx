import { ErrorCard } from "@shop/ds"
import { useMessages } from "../../messages"

/** A list that did not come, with another try. */
export function ListFailed({ title, query }: ListFailedProps) {
  const { tryAgain } = useMessages().lists
  return (
    <ErrorCard
      title={title}
      retryLabel={tryAgain}
      retrying={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  )
}

interface ListFailedProps {
  title: string
  query: { isFetching: boolean; refetch: () => Promise<unknown> }
}
