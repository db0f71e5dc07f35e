import { useEffect, useEffectEvent } from "react"

declare global {
  interface Window {
    /** https://developer.mozilla.org/en-US/docs/Web/API/CloseWatcher; not in every browser. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void }
  }
}

/**
 * Lets a phone's Back close what is open, the last opened first, and the page stays. The history is
 * not touched; in a browser without `CloseWatcher` Back leaves the page as ever. Escape is Base UI's,
 * which keeps it from the watchers.
 */
export function useCloseRequest(open: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!open || !window.CloseWatcher) return
    const watcher = new window.CloseWatcher()
    watcher.addEventListener("close", () => close())
    return () => watcher.destroy()
  }, [open])
}
