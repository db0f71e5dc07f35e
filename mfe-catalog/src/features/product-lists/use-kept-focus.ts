import { type FocusEvent, useEffect, useRef } from "react"

/**
 * For a page where some presses take their own button away, such as 'Clear filters': the focus goes to
 * the page's heading then, instead of to nothing. `heading` needs a `tabIndex` of -1.
 */
export function useKeptFocus() {
  const heading = useRef<HTMLHeadingElement>(null)
  const last = useRef<Element>(null)
  useEffect(() => {
    if (!last.current || last.current.isConnected) return
    last.current = null
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  })
  return { heading, onFocus: (event: FocusEvent) => (last.current = event.target) }
}
