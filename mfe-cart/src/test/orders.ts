import type { Order } from "@shop/kernel"
import { sampleOrder } from "@shop/testing"

/** So many orders, newest first: #00000001, #00000002 … */
export function manyOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) =>
    sampleOrder({ _id: `order_${String(index + 1).padStart(8, "0")}` }),
  )
}
