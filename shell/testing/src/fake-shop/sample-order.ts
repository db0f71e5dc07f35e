import type { AddressFields, Order } from "@shop/kernel"
import { sampleProduct } from "./state"

/** Where the shopper of all samples lives. */
export const sampleAddress: AddressFields = {
  firstName: "Asha",
  lastName: "Verma",
  email: "asha@example.com",
  phone: "9876543210",
  street: "12 MG Road",
  city: "Lucknow",
  state: "Uttar Pradesh",
  country: "India",
  zipCode: "226001",
}

/** An order of two apples, three hours ago, to be paid on delivery. */
export function sampleOrder(fields: Partial<Order> = {}): Order {
  return {
    _id: "order_01HZX9K2M4",
    paymentType: "COD",
    amount: 204,
    status: "Order Placed",
    isPaid: false,
    createdAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
    address: sampleAddress,
    items: [{ product: sampleProduct(), quantity: 2 }],
    ...fields,
  }
}
