import { formatMoney, type Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import styles from "./order-facts.module.css"
import { OrderPayment } from "./order-payment"

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
          <OrderPayment order={order} />
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
