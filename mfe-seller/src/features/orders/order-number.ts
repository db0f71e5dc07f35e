import type { Order } from "@shop/kernel"

/** What people call an order: the end of its identifier. */
export function orderNumber({ _id }: Order): string {
  return `#${_id.slice(-8).toUpperCase()}`
}
