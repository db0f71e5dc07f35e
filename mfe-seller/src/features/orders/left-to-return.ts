import type { Order } from "@shop/kernel"

/** Rupees of a payment by card that have not been given back yet, but can be or soon are. */
export function leftToReturn({ amount, payment }: Order): number {
  const isOnCard = payment?.state === "paid" || payment?.state === "refunding"
  return isOnCard ? amount - (payment.refunded ?? 0) : 0
}
