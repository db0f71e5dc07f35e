import { createStore } from "@shop/kernel"
import { useSyncExternalStore } from "react"

/** What was just done, and how it is taken back. */
export interface UndoOffer {
  /** What was done, in words. */
  readonly text: string
  /** Takes it back. Resolves with the refusal's sentence where that is not possible any more. */
  readonly undo: () => Promise<string | undefined>
}

const store = createStore<UndoOffer | undefined>(undefined)

/** Offers to take back what was just done, in place of what was offered before. */
export function offerUndo(offer: UndoOffer): void {
  store.set(offer)
}

/** Ends this offer, if it is still the one that stands. */
export function endOffer(offer: UndoOffer): void {
  if (store.get() === offer) store.set(undefined)
}

export function useUndoOffer(): UndoOffer | undefined {
  return useSyncExternalStore(store.subscribe, store.get)
}
