import { orderNumber } from "@shop/api/order"
import { Button } from "@shop/ds"
import { type Order, useSession } from "@shop/kernel"
import { type ReactNode, useRef, useState } from "react"
import { useMessages } from "../../../messages"
import { CancelOrderDialog } from "./cancel-order-dialog"
import { PayNow } from "./pay-now"

/** What can be done with an order: to pay it, `children`, and to cancel it until it is packed. */
export function OrderActions({ order, className, children }: OrderActionsProps) {
  const texts = useMessages().orders
  const { user } = useSession()
  const [isAsking, setAsking] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const isWaiting = order.status === "Pending payment" && order.payment?.state === "open"
  const isOpen = order.status === "Order Placed" || isWaiting
  return (
    <div ref={place} tabIndex={-1} className={className}>
      {isWaiting && user ? <PayNow order={order} userId={user._id} /> : null}
      {children}
      {isOpen ? (
        <Button
          variant="ghost"
          aria-label={texts.cancelNumber(orderNumber(order._id))}
          onClick={() => setAsking(true)}
        >
          {texts.cancel}
        </Button>
      ) : null}
      {user ? (
        <CancelOrderDialog
          order={order}
          userId={user._id}
          open={isAsking}
          onOpenChange={setAsking}
          focusAfter={place}
        />
      ) : null}
    </div>
  )
}

interface OrderActionsProps {
  order: Order
  className?: string
  children: ReactNode
}
