import type { OrderStatus } from "@shop/api/client"
import { Button, Message, Stack } from "@shop/ds"
import { useRef } from "react"
import { useMessages } from "../../../messages"
import { useNews } from "../../../shared/live/news"
import type { OrderList } from "../api/orders-query"
import type { useOrders } from "../api/use-orders"
import styles from "./order-cards.module.css"
import { OrderCard } from "./order-card"
import { OrderNotes } from "./order-notes"

/** The orders loaded so far, and what loads older ones. */
export function OrderCards({ list, status, more, isOld }: OrderCardsProps) {
  const texts = useMessages().orders
  const news = useNews()
  const cards = useRef<HTMLDivElement>(null)

  /** Loads older ones and gives the first of them the focus: after the last part the button is gone. */
  function showOlder(next: string) {
    const shown = list.orders.length
    const first = () => cards.current?.querySelectorAll("article")[shown]
    more.mutate(next, {
      onSuccess: () => requestAnimationFrame(() => first()?.focus({ preventScroll: true })),
    })
  }

  return (
    <div>
      <OrderNotes list={cards} orders={list.orders} status={status} />
      <Stack ref={cards} className={isOld ? styles.old : undefined} aria-busy={isOld}>
        {list.orders.map((order) => (
          <OrderCard
            key={order._id}
            order={order}
            isNew={news.orders.has(order._id)}
            hasMovedOn={!isOld && status !== undefined && order.status !== status}
          />
        ))}
        {more.isError ? <Message tone="error">{texts.failed}</Message> : null}
        {list.next && !isOld ? (
          <Button
            variant="outline"
            size="lg"
            loading={more.isPending}
            onClick={() => list.next && showOlder(list.next)}
          >
            {texts.more}
          </Button>
        ) : null}
      </Stack>
    </div>
  )
}

interface OrderCardsProps {
  list: OrderList
  /** The only status that is wanted, if it is one. */
  status: OrderStatus | undefined
  more: ReturnType<typeof useOrders>["more"]
  /** Whether it is still the list of the choice before. */
  isOld: boolean
}
