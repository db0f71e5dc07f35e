import { leftOnCard, orderNumber } from "@shop/api/order"
import { formatMoney, type Order } from "@shop/kernel"
import { type RefObject, useRef } from "react"
import { useMessages } from "../../../messages"
import { ConfirmDialog } from "../../../shared/confirm-dialog/confirm-dialog"
import { useCancelOrder } from "../api/use-cancel-order"

/** Asks whether an order shall be cancelled, and cancels it. */
export function CancelOrderDialog({
  order,
  userId,
  open,
  onOpenChange,
  focusAfter,
}: CancelOrderDialogProps) {
  const { orders: texts, dialog } = useMessages()
  const back = leftOnCard(order)
  const isDone = useRef(false)
  const { cancel, isCancelling, refusal, reset } = useCancelOrder(userId, () => {
    isDone.current = true
    onOpenChange(false)
  })
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => {
        reset()
        onOpenChange(next)
      }}
      title={texts.cancelTitle(orderNumber(order._id))}
      description={
        back > 0
          ? texts.cancelPaidHint(formatMoney(back))
          : texts.cancelHint(formatMoney(order.amount))
      }
      closeLabel={dialog.close}
      cancelLabel={texts.keep}
      confirmLabel={texts.cancel}
      running={isCancelling}
      refusal={refusal}
      onConfirm={() => cancel(order._id)}
      // The pressed button goes with the order's chance to be cancelled.
      finalFocus={() => (isDone.current ? focusAfter.current : true)}
    />
  )
}

interface CancelOrderDialogProps {
  order: Order
  userId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What gets the focus once the pressed button is gone. */
  focusAfter: RefObject<HTMLElement | null>
}
