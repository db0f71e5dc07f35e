import { createStore } from "@shop/kernel"
import { useSyncExternalStore } from "react"

const store = createStore(false)

/** Notes that the seller's lists are not kept current at the moment, or are again. */
export const setLivePaused = store.set

export function useLivePaused(): boolean {
  return useSyncExternalStore(store.subscribe, store.get)
}
