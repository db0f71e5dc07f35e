import { Badge, type BadgeProps } from "@shop/ds"
import type { Order } from "@shop/kernel"
import { useMessages } from "../../../messages"
import { statusName } from "../status-name"

const tones: Partial<Record<string, BadgeProps["tone"]>> = {
  "Pending payment": "warning",
  "Order Placed": "info",
  Packed: "info",
  "Out for delivery": "info",
  Delivered: "brand",
  Cancelled: "danger",
}

/** Where an order stands. */
export function OrderStatusBadge({ status }: { status: Order["status"] }) {
  const texts = useMessages().orders
  return <Badge tone={tones[status]}>{statusName(texts.statuses, status)}</Badge>
}
