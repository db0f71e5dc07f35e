import { Button, Message, Stack } from "@shop/ds"
import { useMessages } from "../../../messages"
import { useNews } from "../../../shared/live/news"
import type { OrderList } from "../api/orders-query"
import type { useOrders } from "../api/use-orders"
import styles from "./order-cards.module.css"
import { OrderCard } from "./order-card"

/** The orders loaded so far, and what loads older ones. */
export function OrderCards({ list, more, isOld }: OrderCardsProps) {
  const texts = useMessages().orders
  const news = useNews()
  return (
    <Stack className={isOld ? styles.old : undefined} aria-busy={isOld}>
      {list.orders.map((order) => (
        <OrderCard key={order._id} order={order} isNew={news.orders.has(order._id)} />
      ))}
      {more.isError ? <Message tone="error">{texts.failed}</Message> : null}
      {list.next && !isOld ? (
        <Button
          variant="outline"
          size="lg"
          loading={more.isPending}
          onClick={() => list.next && more.mutate(list.next)}
        >
          {texts.more}
        </Button>
      ) : null}
    </Stack>
  )
}

interface OrderCardsProps {
  list: OrderList
  more: ReturnType<typeof useOrders>["more"]
  /** Whether it is still the list of the choice before. */
  isOld: boolean
}
