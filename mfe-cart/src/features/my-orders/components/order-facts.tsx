import { Badge } from "@shop/ds"
import { formatMoney, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./order-facts.module.css"

/** What an order costs, how it is paid, and where it goes. */
export function OrderFacts({ order, className = "" }: { order: Order; className?: string }) {
  const texts = useMessages().orders
  const { address } = order
  return (
    <dl className={`${styles.facts} ${className}`}>
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
            <bdi>
              {address.firstName} {address.lastName}
            </bdi>
          </strong>
          <br />
          <bdi>
            {address.street}, {address.city}, {address.state} {address.zipCode}, {address.country}
          </bdi>
          <br />
          {texts.phone}: {address.phone}
        </dd>
      </div>
    </dl>
  )
}
