import type { Order } from "@shop/kernel"
import { sampleProduct } from "@shop/testing"

/** An order of two apples, three hours ago. */
export function sampleOrder(fields: Partial<Order> = {}): Order {
  return {
    _id: "order_01HZX9K2M4",
    paymentType: "COD",
    amount: 204,
    status: "Order Placed",
    isPaid: false,
    createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    address: {
      firstName: "Asha",
      lastName: "Verma",
      email: "asha@example.com",
      phone: "9876543210",
      street: "12 MG Road",
      city: "Lucknow",
      state: "Uttar Pradesh",
      country: "India",
      zipCode: "226001",
    },
    items: [{ product: sampleProduct(), quantity: 2 }],
    ...fields,
  }
}

/** So many orders, newest first: #00000001, #00000002 … */
export function manyOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) =>
    sampleOrder({ _id: `order_${String(index + 1).padStart(8, "0")}` }),
  )
}
