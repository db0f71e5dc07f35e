import { Badge, type BadgeProps } from "@shop/ds"
import type { Order } from "@shop/kernel"

const tones: Record<Order["status"], BadgeProps["tone"]> = {
  "Pending payment": "warning",
  "Order Placed": "info",
  Packed: "info",
  "Out for delivery": "info",
  Delivered: "brand",
  Cancelled: "danger",
}

/** Where an order stands, as the server words it. */
export function OrderStatusBadge({ status }: { status: Order["status"] }) {
  return <Badge tone={tones[status]}>{status}</Badge>
}
