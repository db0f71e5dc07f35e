import { Badge, type BadgeProps } from "@shop/ds"
import type { Order } from "@shop/kernel"
import { useMessages } from "../../../messages"

const tones: Partial<Record<string, BadgeProps["tone"]>> = {
  "Pending payment": "warning",
  "Order Placed": "info",
  Packed: "info",
  "Out for delivery": "info",
  Delivered: "brand",
  Cancelled: "danger",
}

/** Where an order stands; a newer server may have a word that is not known here yet. */
export function OrderStatusBadge({ status }: { status: Order["status"] }) {
  const texts: Partial<Record<string, string>> = useMessages().orders.statuses
  return <Badge tone={tones[status]}>{texts[status] ?? status}</Badge>
}
