import { paiseFromRupees } from "@shop/api/money"
import { orderNumber } from "@shop/api/order"
import { Button, Card, Heading, Stack } from "@shop/ds"
import { formatDate, formatRelative, type Order, shop } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { countOf, totalsOfLines } from "../../../shared/cart/cart-lines"
import { OrderTotals } from "../../../shared/order-totals/order-totals"
import { OrderActions } from "./order-actions"
import { OrderFacts } from "./order-facts"
import { OrderLines } from "./order-lines"
import { OrderProgress } from "./order-progress"
import styles from "./order-sheet.module.css"
import { OrderStatusBadge } from "./order-status-badge"

/** All of one order, on the screen and on paper. */
export function OrderSheet({ order }: { order: Order }) {
  const texts = useMessages().orders
  const totals = totalsOfLines(order.items)
  return (
    <Card padding="lg" className={styles.sheet} render={<article />}>
      <Stack>
        <p className={styles.shop}>
          {shop.name} · {shop.supportEmail}
        </p>
        <header className={styles.header}>
          <Heading level={1} size="md">
            {texts.order} #{orderNumber(order._id)}
          </Heading>
          <OrderStatusBadge status={order.status} />
          <p className={styles.time}>
            <time dateTime={order.createdAt}>{formatDate(order.createdAt)}</time>
            <span className={styles.ago}> · {formatRelative(order.createdAt)}</span>
          </p>
        </header>
        <OrderProgress status={order.status} labels />
        <OrderFacts order={order} className={styles.facts} />
        <OrderLines items={order.items} />
        {/* An order that was edited in Medusa Admin may cost something else than its lines. */}
        {totals.total === paiseFromRupees(order.amount) ? (
          <OrderTotals count={countOf(order.items)} totals={totals} />
        ) : null}
        <OrderActions order={order} className={styles.actions}>
          <Button variant="outline" onClick={() => print()}>
            {texts.print}
          </Button>
        </OrderActions>
      </Stack>
    </Card>
  )
}
