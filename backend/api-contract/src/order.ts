import type { Order } from "./schemas/order.js"

/** The number by which people call an order: the end of its id, short enough to read out. */
export function orderNumber(orderId: string): string {
  return orderId.slice(-8).toUpperCase()
}

/** Whether all that was paid by card was given back. */
export function isRefunded({ amount, payment }: Order): boolean {
  return payment?.state === "refunded" || (payment?.state === "paid" && payment.refunded === amount)
}

/** Rupees of a payment by card that were not given back yet, but can be or soon are. */
export function leftOnCard({ amount, payment }: Order): number {
  const isOnCard = payment?.state === "paid" || payment?.state === "refunding"
  return isOnCard ? amount - (payment.refunded ?? 0) : 0
}
