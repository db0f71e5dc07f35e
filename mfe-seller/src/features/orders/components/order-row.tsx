import { Badge, Card, Heading } from "@shop/ds"
import { formatDate, formatMoney, formatRelative, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./order-row.module.css"

/** One order as the seller packs it: what, to whom, and what is owed. */
export function OrderRow({ order }: { order: Order }) {
  const texts = useMessages().orders
  const { address } = order
  const headingId = `order-${order._id}`
  return (
    <Card render={<article aria-labelledby={headingId} />} className={styles.order}>
      <header className={styles.header}>
        <Heading level={2} size="sm" id={headingId}>
          {texts.order} #{order._id.slice(-8).toUpperCase()}
        </Heading>
        <time className={styles.muted} dateTime={order.createdAt}>
          {formatDate(order.createdAt)} · {formatRelative(order.createdAt)}
        </time>
        <Badge tone={order.status === "Cancelled" ? "danger" : "info"}>{order.status}</Badge>
      </header>
      <ul className={styles.items} aria-label={texts.items}>
        {order.items.map(({ product, quantity }) => (
          <li key={product._id}>
            <strong className={styles.count}>{texts.quantity(quantity)}</strong> {product.name}
          </li>
        ))}
      </ul>
      <div role="group" className={styles.part} aria-label={texts.address}>
        <p>
          <strong>
            {address.firstName} {address.lastName}
          </strong>
        </p>
        <p>
          {address.street}, {address.city}, {address.state} {address.zipCode}, {address.country}
        </p>
        <p>
          <a className={styles.call} href={`tel:${address.phone}`}>
            {address.phone}
          </a>
        </p>
      </div>
      <div role="group" className={styles.part} aria-label={texts.payment}>
        <p className={styles.amount}>{formatMoney(order.amount)}</p>
        <p className={styles.muted}>{texts.paymentTypes[order.paymentType]}</p>
        <Badge tone={order.isPaid ? "brand" : "warning"}>
          {order.isPaid ? texts.paid : texts.pending}
        </Badge>
      </div>
    </Card>
  )
}
