import type { Order } from "@shop/kernel"
import type { OrderMove } from "./api/use-move-order"

/** The one step that an order takes next, and the name of its text; none for one that is finished. */
export function nextMove({ status, paymentType, isPaid, payment }: Order): NextMove | undefined {
  const isRefunded = payment?.state === "refunded" || payment?.state === "refunding"
  // Nobody sends off what was paid back; what is on its way already may still arrive.
  if (isRefunded && status !== "Out for delivery") return undefined
  const isOwed = paymentType === "COD" && !isPaid
  if (status === "Order Placed") return { move: { status: "Packed" }, text: "pack" }
  if (status === "Packed") return { move: { status: "Out for delivery" }, text: "sendOff" }
  if (status === "Out for delivery") {
    return isOwed
      ? { move: { status: "Delivered", paid: true }, text: "deliverPaid" }
      : { move: { status: "Delivered" }, text: "deliver" }
  }
  if (status === "Delivered" && isOwed)
    return { move: { status: "Delivered", paid: true }, text: "takeMoney" }
  return undefined
}

export interface NextMove {
  move: OrderMove
  text: "pack" | "sendOff" | "deliver" | "deliverPaid" | "takeMoney"
}

/** Until it is on its way; one whose money is not its own waits for just that. */
export function canBeCancelled({ status, payment }: Order): boolean {
  const isOdd = status === "Pending payment" && payment?.state === "mismatched"
  return status === "Order Placed" || status === "Packed" || isOdd
}
