import { useLocation } from "@shop/kernel"
import { useNavigationType } from "@shop/kernel/host"
import { useEffect, useRef } from "react"

/**
 * On arriving at another page by a link: to the top, and with the focus at its beginning, for those
 * who listen. Going back keeps the place, and so does a change of the search alone.
 */
export function useArrival() {
  const { pathname } = useLocation()
  const type = useNavigationType()
  const main = useRef<HTMLElement>(null)
  const last = useRef(pathname)

  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (type === "POP") return
    window.scrollTo(0, 0)
    // Typing in the search box leads to another page and must go on.
    if (!(document.activeElement instanceof HTMLInputElement)) {
      main.current?.focus({ preventScroll: true })
    }
  }, [pathname, type])
  return main
}
