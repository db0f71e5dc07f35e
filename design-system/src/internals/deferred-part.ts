import { useEffect, useState } from "react"

/**
 * For a component that no page needs to appear, so that it stays out of the first files: its module
 * is loaded when the page has nothing else to do, or at once when a person asks for what it draws.
 *
 * @param load imports the module; a failed load is tried again the next time it is wanted
 * @returns a hook that says whether the module is there, so that `lazy(load)` can be drawn
 */
export function deferredPart(load: () => Promise<unknown>) {
  let arrived = false

  return function useArrived(wanted: boolean): boolean {
    const [isHere, setHere] = useState(() => arrived)
    useEffect(() => {
      if (isHere) return
      const start = () => {
        load().then(
          () => {
            arrived = true
            setHere(true)
          },
          (error: unknown) => console.warn("A part of the design system did not load.", error),
        )
      }
      if (wanted) return start()
      return whenIdle(start)
    }, [isHere, wanted])
    return isHere
  }
}

/** Safari before 18 has no idle callback; by this time, in ms, the page has settled there. */
const SETTLED = 2_000

function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(act, SETTLED)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(act)
  return () => cancelIdleCallback(handle)
}
