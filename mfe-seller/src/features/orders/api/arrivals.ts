import { createStore, type Order, useQueryClient } from "@shop/kernel"
import { useCallback, useSyncExternalStore } from "react"
import { ordersKey } from "./orders-query"

const none: ReadonlySet<string> = new Set()
const waiting = createStore(none)
let isAtWork: () => boolean = () => false

/** From now on `isBusy` says whether the seller is at the list; until the returned function is called. */
export function watchList(isBusy: () => boolean): () => void {
  isAtWork = isBusy
  return () => {
    isAtWork = () => false
    waiting.set(none)
  }
}

/**
 * A new order has come in. While the seller is at the list it waits there to be asked for, so that
 * nothing moves under their hands. @returns whether it waits
 */
export function arrive(client: ReturnType<typeof useQueryClient>, orderId: string): boolean {
  if (!isAtWork()) return false
  waiting.set(new Set(waiting.get()).add(orderId))
  // Lists that are not on the screen have it when they are opened.
  void client.invalidateQueries({ queryKey: ordersKey, refetchType: "none" })
  return true
}

/** How many new orders wait that are not shown, and what puts them into the list. */
export function useArrivals(shown: readonly Order[]) {
  const client = useQueryClient()
  const ids = useSyncExternalStore(waiting.subscribe, waiting.get)
  const letIn = useCallback(async () => {
    waiting.set(none)
    await client.invalidateQueries({ queryKey: ordersKey })
  }, [client])
  const count = [...ids].filter((id) => !shown.some(({ _id }) => _id === id)).length
  return { count, letIn }
}
