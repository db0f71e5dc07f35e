import { useEffect, useState } from "react"

/**
 * For a component that no page needs to appear, so that it stays out of the first files: its module
 * is loaded once somebody has moved or touched anything, before they can have opened it, or at once
 * when they ask for what it draws. Who only looks at a page pays nothing for it.
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
      return whenSomebodyActs(start)
    }, [isHere, wanted])
    return isHere
  }
}

const acts = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"] as const
let hasActed = false

/** Calls `act` at the first sign of a person; returns the function that makes it forget. */
function whenSomebodyActs(act: () => void): (() => void) | undefined {
  if (hasActed) {
    act()
    return undefined
  }
  const options = { capture: true, passive: true }
  const forget = () => acts.forEach((name) => removeEventListener(name, hear, options))
  const hear = () => {
    hasActed = true
    forget()
    act()
  }
  acts.forEach((name) => addEventListener(name, hear, options))
  return forget
}
