import { useEffect, useState } from "react"
import { AGAIN } from "./again"

/**
 * For a component that no page needs to appear, so that it stays out of the first files: its module
 * is loaded once somebody has moved or touched anything, before they can have opened it, or has been
 * here for a while, or at once when they ask for what it draws. Who looks and goes pays nothing for it.
 *
 * @param load imports the module; what is wanted and failed is asked for again until it is here
 * @returns a hook that says whether the module is there, so that `lazy(load)` can be drawn
 */
export function deferredPart(load: () => Promise<unknown>) {
  let arrived = false

  return function useArrived(wanted: boolean): boolean {
    const [isHere, setHere] = useState(() => arrived)
    useEffect(() => {
      if (isHere) return
      let isGone = false
      let timer: ReturnType<typeof setTimeout>
      const ask = () =>
        void load().then(
          () => {
            arrived = true
            setHere(true)
          },
          (error: unknown) => {
            console.warn("A part of the design system did not load.", error)
            if (wanted && !isGone) timer = setTimeout(ask, AGAIN)
          },
        )
      const forget = whenSomebodyActs(ask, wanted)
      return () => {
        isGone = true
        forget?.()
        clearTimeout(timer)
      }
    }, [isHere, wanted])
    return isHere
  }
}

const acts = ["pointermove", "pointerdown", "touchstart", "keydown", "scroll"] as const
/** Who has been here for so long, in ms, stays: the next thing they do may be a press. */
const STAYS = 8_000
let isTime = false

/** Calls `act` at the first sign of a person who stays, or `now`; returns what makes it forget. */
function whenSomebodyActs(act: () => void, now: boolean): (() => void) | undefined {
  if (isTime || now) {
    act()
    return undefined
  }
  const options = { capture: true, passive: true }
  const hear = () => {
    isTime = true
    forget()
    act()
  }
  const timer = setTimeout(hear, STAYS)
  const forget = () => {
    clearTimeout(timer)
    acts.forEach((name) => removeEventListener(name, hear, options))
  }
  acts.forEach((name) => addEventListener(name, hear, options))
  return forget
}
