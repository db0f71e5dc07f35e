import { orderNumber } from "@shop/api/order"
import { Button, Message } from "@shop/ds"
import type { Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { usePayOrder } from "../api/use-pay-order"

/** The way to the payment page of an order that waits for it. */
export function PayNow({ order, userId }: { order: Order; userId: string }) {
  const texts = useMessages().orders
  const { pay, isPaying, refusal } = usePayOrder(userId)
  return (
    <>
      {refusal ? <Message tone="error">{refusal}</Message> : null}
      <Button
        loading={isPaying}
        aria-label={texts.payNumber(orderNumber(order._id))}
        onClick={() => pay(order._id)}
      >
        {texts.payNow}
      </Button>
    </>
  )
}
