import { Button, Message } from "@shop/ds"
import { formatMoney, type Order } from "@shop/kernel"
import { type MouseEvent, useEffect, useRef, useState } from "react"
import { useMessages } from "../../../messages"
import { type OrderMove, useMoveOrder } from "../api/use-move-order"
import { canBeCancelled, nextMove } from "../next-move"
import { useHold } from "../use-hold"
import { CancelOrderDialog } from "./cancel-order-dialog"
import { canBeRefunded, RefundOrder } from "./refund-order"
import styles from "./order-actions.module.css"

/** The one next step of an order as a main button, and the way out of it; why it was refused, here. */
export function OrderActions({ order, describedBy }: OrderActionsProps) {
  const texts = useMessages().orders
  const [isCancelling, setCancelling] = useState(false)
  const { move, isPending, refusal } = useMoveOrder(order._id)
  const next = nextMove(order)
  const isHeld = useHold(next?.text)
  const isAtDoor = next?.text === "deliverPaid"
  const hasMoney = canBeRefunded(order)
  /** The card of the order, for as long as the focus is on one of its presses. */
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    // The last step takes its button away, which is no blur to React: the keyboard stays with the order.
    const isLost = document.activeElement === document.body
    if (isLost) card.current?.focus({ preventScroll: true })
    if (isLost) card.current = null
  }, [order.status, order.isPaid])
  if (!next && !refusal && !hasMoney && !canBeCancelled(order)) return null
  return (
    <div
      className={styles.actions}
      onFocus={(event) => (card.current = event.currentTarget.closest("article"))}
      onBlur={() => (card.current = null)}
    >
      {refusal ? <Message tone="error">{refusal}</Message> : null}
      {next ? (
        <Button
          size="lg"
          fullWidth
          loading={isPending}
          aria-describedby={describedBy}
          aria-disabled={isHeld || undefined}
          onClick={(event) => press(event, next.move)}
        >
          {texts.moves[next.text](formatMoney(order.amount))}
        </Button>
      ) : null}
      {isAtDoor ? (
        <Button
          variant="ghost"
          fullWidth
          aria-describedby={describedBy}
          aria-disabled={isHeld || undefined}
          onClick={(event) => press(event, { status: "Delivered", paid: false })}
        >
          {texts.deliveredUnpaid}
        </Button>
      ) : null}
      {hasMoney ? <RefundOrder order={order} describedBy={describedBy} /> : null}
      {canBeCancelled(order) ? (
        <Button
          variant="ghost"
          fullWidth
          aria-describedby={describedBy}
          onClick={() => setCancelling(true)}
        >
          {texts.cancel}
        </Button>
      ) : null}
      <CancelOrderDialog
        order={order}
        open={isCancelling}
        onClose={() => setCancelling(false)}
        onConfirm={() => {
          setCancelling(false)
          move({ status: "Cancelled" })
        }}
      />
    </div>
  )

  /** Each step comes up where the one before was: what is pressed in haste would take it as well. */
  function press({ detail }: MouseEvent, to: OrderMove) {
    if (!isHeld && detail <= 1) move(to)
  }
}

interface OrderActionsProps {
  order: Order
  /** The id of the order's heading: each order has the same buttons. */
  describedBy: string
}
