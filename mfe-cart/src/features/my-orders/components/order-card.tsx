import { Badge, Card, Heading } from "@shop/ds"
import { formatDate, formatMoney, formatRelative, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { orderNumber } from "../order-number"
import styles from "./order-card.module.css"
import { OrderItems } from "./order-items"
import { OrderStatusBadge } from "./order-status-badge"

/** One order: when, where it stands, what it costs, what is in it, and where it goes. */
export function OrderCard({ order }: { order: Order }) {
  const texts = useMessages().orders
  const { address } = order
  const headingId = `order-${order._id}`
  return (
    <Card padding="none" render={<article aria-labelledby={headingId} />}>
      <header className={styles.header}>
        <div>
          <Heading level={2} size="sm" id={headingId}>
            {texts.order} #{orderNumber(order._id)}
          </Heading>
          <p className={styles.time}>
            <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
            {" · "}
            {formatRelative(order.createdAt)}
          </p>
        </div>
        <OrderStatusBadge status={order.status} />
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{texts.amount}</dt>
          <dd className={styles.amount}>{formatMoney(order.amount)}</dd>
        </div>
        <div>
          <dt>{texts.payment}</dt>
          <dd>
            {texts.paymentTypes[order.paymentType]}{" "}
            <Badge tone={order.isPaid ? "brand" : "warning"}>
              {order.isPaid ? texts.paid : texts.pending}
            </Badge>
          </dd>
        </div>
        <div className={styles.address}>
          <dt>{texts.address}</dt>
          <dd>
            <strong>
              {address.firstName} {address.lastName}
            </strong>
            <br />
            {address.street}, {address.city}, {address.state} {address.zipCode}, {address.country}
            <br />
            {texts.phone}: {address.phone}
          </dd>
        </div>
      </dl>
      <OrderItems items={order.items} />
    </Card>
  )
}
