import { createStore } from "@shop/kernel"
import { useSyncExternalStore } from "react"

/** What arrived while the seller's screens were open and has not been looked at, by identifier. */
export interface News {
  readonly orders: ReadonlySet<string>
  readonly messages: ReadonlySet<string>
}

const none: News = { orders: new Set(), messages: new Set() }
const store = createStore(none)

export function addNews(kind: keyof News, id: string): void {
  const news = store.get()
  store.set({ ...news, [kind]: new Set(news[kind]).add(id) })
}

/** The seller has seen one, or all of a kind. */
export function clearNews(kind: keyof News, id?: string): void {
  const left = new Set(id === undefined ? undefined : store.get()[kind])
  if (id !== undefined) left.delete(id)
  if (left.size < store.get()[kind].size) store.set({ ...store.get(), [kind]: left })
}

export function useNews(): News {
  return useSyncExternalStore(store.subscribe, store.get)
}
