import type { Order } from "@shop/kernel"
import { sampleOrder } from "@shop/testing"

/** An order placed five minutes ago, to be paid on delivery. */
export const anOrder = (fields: Partial<Order> = {}): Order =>
  sampleOrder({ createdAt: new Date(Date.now() - 5 * 60_000).toISOString(), ...fields })
