import { EmptyState, ErrorCard, PackageIcon, Stack } from "@shop/ds"
import { useQuery } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { allOrdersQuery } from "../api/all-orders-query"
import styles from "./all-orders.module.css"
import { OrderRow } from "./order-row"

/** Every order of the shop, newest first. */
export function AllOrders() {
  const texts = useMessages().orders
  const orders = useQuery(allOrdersQuery)

  if (orders.data?.length === 0) return <EmptyState icon={<PackageIcon />} title={texts.none} />
  if (orders.data) {
    return (
      <Stack>
        {orders.data.map((order) => (
          <OrderRow key={order._id} order={order} />
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
  return (
    <p role="status" className={styles.loading}>
      {texts.loading}
    </p>
  )
}
