import type { Order } from "@shop/kernel"
import { sampleProduct } from "@shop/testing"

/** An order placed five minutes ago, to be paid on delivery. */
export function anOrder(fields: Partial<Order> = {}): Order {
  return {
    _id: "order_01HZX9K2M4",
    paymentType: "COD",
    amount: 204,
    status: "Order Placed",
    isPaid: false,
    createdAt: new Date(Date.now() - 5 * 60_000).toISOString(),
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
