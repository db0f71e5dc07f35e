import { orderNumber } from "@shop/api/order"
import { Badge, type BadgeProps, Card, Heading } from "@shop/ds"
import { formatDate, formatRelative, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { OrderActions } from "./order-actions"
import styles from "./order-card.module.css"
import { OrderLines } from "./order-lines"
import { OrderPayment } from "./order-payment"

const tones: Record<Order["status"], BadgeProps["tone"]> = {
  "Pending payment": "neutral",
  "Order Placed": "info",
  Packed: "warning",
  "Out for delivery": "brand",
  Delivered: "neutral",
  Cancelled: "danger",
}

/** One order as the seller packs it: what, to whom, what is owed, and what to do next. */
export function OrderCard({ order, isNew, hasMovedOn }: OrderCardProps) {
  const texts = useMessages().orders
  // A newer server may have a word that is not known here yet.
  const statuses: Partial<Record<string, string>> = texts.statuses
  const { address } = order
  const headingId = `order-${order._id}`
  return (
    <Card
      render={<article aria-labelledby={headingId} />}
      className={styles.order}
      tabIndex={-1}
      data-new={isNew || undefined}
      data-gone={hasMovedOn || undefined}
    >
      <header className={styles.header}>
        <Heading level={2} size="sm" id={headingId}>
          {texts.order} #{orderNumber(order._id)}
        </Heading>
        {isNew ? <Badge tone="solid">{texts.isNew}</Badge> : null}
        <Badge tone={tones[order.status]} className={styles.status}>
          {statuses[order.status] ?? order.status}
        </Badge>
        {/* In the time's place, so that no other card moves. */}
        {hasMovedOn ? (
          <p className={styles.time}>{texts.movedOn}</p>
        ) : (
          <time className={styles.time} dateTime={order.createdAt}>
            {formatDate(order.createdAt)} · {formatRelative(order.createdAt)}
          </time>
        )}
      </header>
      <OrderLines items={order.items} />
      <div role="group" className={styles.part} aria-label={texts.address}>
        <p>
          <strong>
            <bdi>
              {address.firstName} {address.lastName}
            </bdi>
          </strong>
        </p>
        <p>
          {address.street}, {address.city}, {address.state} {address.zipCode}, {address.country}
        </p>
        <p>
          <a className={styles.call} href={`tel:${address.phone.replaceAll(" ", "")}`}>
            {address.phone}
          </a>
        </p>
      </div>
      <OrderPayment order={order} />
      <OrderActions order={order} describedBy={headingId} />
    </Card>
  )
}

interface OrderCardProps {
  order: Order
  /** It came in while the seller's screens were open. */
  isNew: boolean
  /** It is not in the status any more that the list is narrowed to. */
  hasMovedOn: boolean
}
