import { leftOnCard, orderNumber } from "@shop/api/order"
import { Button, Dialog, Message, Stack } from "@shop/ds"
import { formatMoney, type Order } from "@shop/kernel"
import { useState } from "react"
import { useMessages } from "../../../messages"
import { useRefundOrder } from "../api/use-refund-order"

/** Whether there is money of a card payment that can be given back, or has to be once more. */
export function canBeRefunded({ isPaid, payment, status }: Order): boolean {
  return (
    payment?.owed !== undefined || (isPaid && payment?.state === "paid" && status !== "Cancelled")
  )
}

/** Gives back what a failed refund owes, else all the money of an order, after asking: it cannot be undone. */
export function RefundOrder({ order, describedBy }: { order: Order; describedBy: string }) {
  const texts = useMessages().orders
  const [isAsking, setAsking] = useState(false)
  const { refund, notePaid, isRefunding, refusal, reset } = useRefundOrder(order._id, () =>
    setAsking(false),
  )
  const owed = order.payment?.owed
  const left = formatMoney(owed ?? leftOnCard(order))
  const ask = (open: boolean) => {
    reset()
    setAsking(open)
  }
  return (
    <>
      <Button variant="ghost" fullWidth aria-describedby={describedBy} onClick={() => ask(true)}>
        {owed === undefined ? texts.refund : texts.refundAgain}
      </Button>
      <Dialog
        open={isAsking}
        onOpenChange={ask}
        title={texts.refundTitle(orderNumber(order._id))}
        description={texts.refundWarning(left, order.address.firstName)}
        closeLabel={texts.close}
      >
        <Stack gap="sm">
          {refusal ? <Message tone="error">{refusal}</Message> : null}
          <Button variant="outline" size="lg" fullWidth onClick={() => ask(false)}>
            {texts.keepMoney}
          </Button>
          {owed !== undefined ? (
            <Button variant="outline" size="lg" fullWidth loading={isRefunding} onClick={notePaid}>
              {texts.paidOtherwise}
            </Button>
          ) : null}
          <Button variant="danger" size="lg" fullWidth loading={isRefunding} onClick={refund}>
            {texts.refundConfirm(left)}
          </Button>
        </Stack>
      </Dialog>
    </>
  )
}
