import { Button, EmptyState, ErrorCard, PackageIcon, Stack } from "@shop/ds"
import { Link, openSignIn, useQuery, useSession } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { myOrdersQuery } from "../api/my-orders-query"
import { OrderCard } from "./order-card"
import { OrdersSkeleton } from "./orders-skeleton"

/** The signed-in shopper's orders, newest first. */
export function MyOrders() {
  const texts = useMessages().orders
  const { status, user } = useSession()
  const orders = useQuery({ ...myOrdersQuery(user?._id ?? ""), enabled: status === "signed-in" })

  if (status === "signed-out") {
    return (
      <EmptyState
        icon={<PackageIcon />}
        title={texts.loginFirst}
        action={<Button onClick={openSignIn}>{texts.login}</Button>}
      />
    )
  }
  if (orders.data?.length === 0) {
    return (
      <EmptyState
        icon={<PackageIcon />}
        title={texts.none}
        description={texts.noneHint}
        action={<Button render={<Link to="/products" />}>{texts.shopNow}</Button>}
      />
    )
  }
  if (orders.data) {
    return (
      <Stack gap="lg">
        {orders.data.map((order) => (
          <OrderCard key={order._id} order={order} />
        ))}
      </Stack>
    )
  }
  if (orders.isError) {
    return (
      <ErrorCard
        title={texts.failed}
        retryLabel={texts.tryAgain}
        retrying={orders.isFetching}
        onRetry={() => void orders.refetch()}
      />
    )
  }
  return <OrdersSkeleton />
}
