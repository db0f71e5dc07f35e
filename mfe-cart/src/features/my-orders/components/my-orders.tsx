import {
  Button,
  EmptyState,
  ErrorCard,
  FloatingNote,
  PackageIcon,
  Stack,
  VisuallyHidden,
} from "@shop/ds"
import { Link, useInfiniteQuery, type User } from "@shop/kernel"
import { useEffect, useRef } from "react"
import { useMessages } from "../../../messages"
import { myOrdersQuery } from "../api/my-orders-query"
import { useLiveOrders } from "../api/use-live-orders"
import { OrderCard, orderHeadingId } from "./order-card"
import { useEndOfPaidChoice } from "../use-end-of-paid-choice"
import { useEndOfUnanswered } from "../use-end-of-unanswered"
import { OrdersSkeleton } from "./orders-skeleton"

/** The shopper's orders, newest first, kept current; older ones at a press. */
export function MyOrders({ user }: { user: User }) {
  const texts = useMessages().orders
  const list = useInfiniteQuery(myOrdersQuery(user._id))
  const { news, isPaused } = useLiveOrders(user._id)
  const orders = list.data?.pages.flatMap((page) => page.orders)
  useEndOfPaidChoice(list.isSuccess && !list.isFetching ? orders : undefined)
  useEndOfUnanswered(list.dataUpdatedAt)
  const firstNew = useRef<string>(undefined)

  // The pressed button may be gone with the last part: the keyboard goes on where the older ones begin.
  function focusFirstNew() {
    const heading = firstNew.current && document.getElementById(orderHeadingId(firstNew.current))
    if (!heading) return
    heading.focus()
    firstNew.current = undefined
  }
  useEffect(focusFirstNew)

  async function showMore() {
    const { data, isFetchNextPageError } = await list.fetchNextPage()
    if (isFetchNextPageError) return
    firstNew.current = data?.pages.at(-1)?.orders[0]?._id
    focusFirstNew()
  }

  if (!orders && list.isError) {
    return (
      <ErrorCard
        title={texts.failed}
        retryLabel={texts.tryAgain}
        retrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    )
  }
  if (!orders) return <OrdersSkeleton />
  if (orders.length === 0) {
    return (
      <EmptyState
        icon={<PackageIcon />}
        title={texts.none}
        description={texts.noneHint}
        action={<Button render={<Link to="/products" />}>{texts.shopNow}</Button>}
      />
    )
  }
  return (
    <>
      <VisuallyHidden role="status">{news}</VisuallyHidden>
      <FloatingNote role="status">{isPaused ? texts.livePaused : null}</FloatingNote>
      <Stack gap="lg">
        {orders.map((order) => (
          <OrderCard key={order._id} order={order} />
        ))}
        {list.hasNextPage ? (
          <Button
            variant="outline"
            loading={list.isFetchingNextPage}
            onClick={() => void showMore()}
          >
            {list.isFetchNextPageError ? texts.tryAgain : texts.showMore}
          </Button>
        ) : null}
      </Stack>
    </>
  )
}
