import { useSyncExternalStore } from "react"

/** A value that code inside and outside React can read, change and watch. */
export interface Store<Value> {
  get(): Value
  /** Puts another value in its place; nobody is told where it is the same by `Object.is`. */
  set(next: Value): void
  /** Calls `listener` after each change; returns the function that stops it. */
  subscribe(listener: () => void): () => void
}

/** A store that begins with `initial`: at the top of a module, for all screens and fragments of a build. */
export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The store's value, kept current while the component is mounted. */
export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
