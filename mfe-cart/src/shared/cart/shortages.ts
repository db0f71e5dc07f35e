import { createStore } from "@shop/kernel"
import { useSyncExternalStore } from "react"

type Shortages = Readonly<Record<string, number>>

const store = createStore<Shortages>({})

/** Notes what the server said when it was last asked to deliver: how many there are of what is short. */
export function noteShortages(found: readonly { productId: string; left: number }[]): void {
  store.set(Object.fromEntries(found.map(({ productId, left }) => [productId, left])))
}

/** Units left, by product id, of what was short when the server was last asked. */
export function useShortages(): Shortages {
  return useSyncExternalStore(store.subscribe, store.get)
}
