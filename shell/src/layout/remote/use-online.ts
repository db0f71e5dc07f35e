import { useSyncExternalStore } from "react"

function subscribe(changed: () => void): () => void {
  addEventListener("online", changed)
  addEventListener("offline", changed)
  return () => {
    removeEventListener("online", changed)
    removeEventListener("offline", changed)
  }
}

/** Whether the browser believes to have a network. That it has one is not certain; that it has none is. */
export const useOnline = () => useSyncExternalStore(subscribe, () => navigator.onLine)
