import { useEffect, useState } from "react"

/** How often, in ms, the address is looked at: a page may change it at any time, and without an event. */
const LOOK = 500
/** So many looks in a row, 3 s: a change of page that takes longer waits for something else than its own drawing. */
const PATIENCE = 6

/** A path as the browser's address bar would have it. */
function addressOf(pathname: string): string {
  const url = new URL(location.href)
  url.pathname = pathname
  return url.pathname
}

/**
 * Whether the address has been the same one, and another than the page shown, for so long that the page
 * must be in the way. A change of page is not urgent to React: a micro-frontend that updates itself
 * without end would put it off for ever. Looks are counted, not time: a machine that slept held up nobody.
 */
export function useIsHeldUp(pathname: string): boolean {
  const [isHeldUp, setHeldUp] = useState(false)
  useEffect(() => {
    const shown = addressOf(pathname)
    let wanted = shown
    let looks = 0
    const look = () => {
      looks = location.pathname === wanted ? looks + 1 : 0
      wanted = location.pathname
      setHeldUp(wanted !== shown && looks >= PATIENCE)
    }
    const timer = setInterval(look, LOOK)
    /** Whoever goes back to the page shown has it at once. */
    const lookForReturn = () => location.pathname === shown && look()
    addEventListener("popstate", lookForReturn)
    return () => {
      clearInterval(timer)
      removeEventListener("popstate", lookForReturn)
      setHeldUp(false)
    }
  }, [pathname])
  return isHeldUp
}
