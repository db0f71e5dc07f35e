interface Readiness {
  /** Undefined while the cart's products load. */
  lineCount: number | undefined
  status: "loading" | "signed-out" | "signed-in"
  addressId: string | undefined
  /** Whether the addresses have still to be loaded. */
  addressesPending: boolean
}

/** What keeps the shopper from ordering, first things first; `waiting` mends itself. */
export type Obstacle = "waiting" | "noItems" | "noLogin" | "noAddress"

/** The first obstacle to an order, or undefined when it can be placed. */
export function orderObstacle(ready: Readiness): Obstacle | undefined {
  if (ready.lineCount === undefined || ready.status === "loading") return "waiting"
  if (ready.lineCount === 0) return "noItems"
  if (ready.status === "signed-out") return "noLogin"
  if (ready.addressesPending) return "waiting"
  return ready.addressId ? undefined : "noAddress"
}
