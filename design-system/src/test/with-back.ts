import { act } from "@testing-library/react"
import { onTestFinished } from "vitest"

/** Gives jsdom the `CloseWatcher` of Chromium; returns what a phone's Back does, and whether it closed anything. */
export function withBack(): () => boolean {
  const watchers: EventTarget[] = []
  window.CloseWatcher = class extends EventTarget {
    constructor() {
      super()
      watchers.push(this)
    }
    destroy() {
      const place = watchers.indexOf(this)
      if (place >= 0) watchers.splice(place, 1)
    }
  }
  onTestFinished(() => void delete window.CloseWatcher)
  return () => {
    const last = watchers.pop()
    act(() => void last?.dispatchEvent(new Event("close")))
    return last !== undefined
  }
}
