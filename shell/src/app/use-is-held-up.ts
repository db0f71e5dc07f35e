import { useEffect, useState } from "react"

/** A change of page that takes longer, in ms, is waiting for something else than its own drawing. */
const PATIENCE = 3_000

/**
 * Whether the address has been another one than the page shown for so long that the page must be in the
 * way. A change of page is not urgent to React: a micro-frontend that updates itself without end would
 * put it off for ever.
 */
export function useIsHeldUp(pathname: string): boolean {
  const [isHeldUp, setHeldUp] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setHeldUp(location.pathname !== pathname), PATIENCE)
    }
    addEventListener("click", watch)
    addEventListener("popstate", watch)
    return () => {
      clearTimeout(timer)
      removeEventListener("click", watch)
      removeEventListener("popstate", watch)
      setHeldUp(false)
    }
  }, [pathname])
  return isHeldUp
}
