import type { Order } from "@shop/kernel"

/** A status in the words of `statuses`; a newer server may have one that is not known here yet. */
export function statusName(
  statuses: Readonly<Partial<Record<string, string>>>,
  status: Order["status"],
): string {
  return statuses[status] ?? status
}
