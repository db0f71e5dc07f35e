/** The end of an order's id: short enough to read out, and never the same twice in one list. */
export function orderNumber(orderId: string): string {
  return orderId.slice(-8).toUpperCase()
}
