import { orderNumber } from "@shop/api/order"
import { Button, Card, Heading } from "@shop/ds"
import { formatDate, formatRelative, Link, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { OrderActions } from "./order-actions"
import styles from "./order-card.module.css"
import { OrderFacts } from "./order-facts"
import { OrderItems } from "./order-items"
import { OrderProgress } from "./order-progress"
import { OrderStatusBadge } from "./order-status-badge"

/** The id of a card's heading, which can take the focus. */
export const orderHeadingId = (orderId: string) => `order-${orderId}`

/** One order: when, where it stands, what it costs, what is in it, and where it goes. */
export function OrderCard({ order }: { order: Order }) {
  const texts = useMessages().orders
  const headingId = orderHeadingId(order._id)
  return (
    <Card padding="none" render={<article aria-labelledby={headingId} />}>
      <header className={styles.header}>
        <Heading level={2} size="sm" id={headingId} tabIndex={-1}>
          {texts.order} #{orderNumber(order._id)}
        </Heading>
        <OrderStatusBadge status={order.status} />
        <p className={styles.time}>
          <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
          {" · "}
          {formatRelative(order.createdAt)}
        </p>
      </header>
      <div className={styles.progress}>
        <OrderProgress status={order.status} />
      </div>
      <OrderFacts order={order} />
      <OrderItems order={order} />
      <OrderActions order={order} className={styles.actions}>
        <Button
          variant="outline"
          aria-label={texts.detailsOf(orderNumber(order._id))}
          render={<Link to={`/my-orders/${order._id}`} />}
        >
          {texts.details}
        </Button>
      </OrderActions>
    </Card>
  )
}
