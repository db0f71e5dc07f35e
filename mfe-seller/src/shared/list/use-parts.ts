import { useRef, useState } from "react"

/** Drawn at first, and with each press for more: a long list must not freeze a phone. */
const STEP = 100

/**
 * A long list, of which a hundred more are drawn at a time. The first of them gets the focus, for the
 * button is gone with the last: `list` goes to the element right around them, and each needs a
 * `tabIndex` of -1.
 */
export function useParts<Item>(items: readonly Item[]) {
  const [most, setMost] = useState(STEP)
  const list = useRef<HTMLDivElement>(null)

  function showMore() {
    setMost(most + STEP)
    requestAnimationFrame(() => {
      const first = list.current?.children[most]
      if (first instanceof HTMLElement) first.focus({ preventScroll: true })
    })
  }

  return { list, shown: items.slice(0, most), hidden: Math.max(items.length - most, 0), showMore }
}
