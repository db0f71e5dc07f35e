import { Button, EmptyState, ErrorCard, FloatingNote, PackageIcon, VisuallyHidden } from "@shop/ds"
import { Link, useQuery, type User } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { myOrderQuery } from "../api/my-orders-query"
import { useLiveOrders } from "../api/use-live-orders"
import { OrderSheet } from "./order-sheet"
import { OrdersSkeleton } from "./orders-skeleton"

/** One of the shopper's orders, kept current. */
export function MyOrder({ user, orderId }: { user: User; orderId: string }) {
  const order = useQuery(myOrderQuery(user._id, orderId))
  const { news, isPaused } = useLiveOrders(user._id)
  const texts = useMessages().orders
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <FloatingNote role="status">{isPaused ? texts.livePaused : null}</FloatingNote>
      {order.data ? (
        <OrderSheet order={order.data} />
      ) : order.data === null ? (
        <EmptyState
          icon={<PackageIcon />}
          title={texts.unknown}
          action={<Button render={<Link to="/my-orders" />}>{texts.title}</Button>}
        />
      ) : order.isError ? (
        <ErrorCard
          title={texts.failed}
          retryLabel={texts.tryAgain}
          retrying={order.isFetching}
          onRetry={() => void order.refetch()}
        />
      ) : (
        <OrdersSkeleton />
      )}
    </>
  )
}
