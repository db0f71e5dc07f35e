/** Whoever did nothing for so long, in ms, is not at the list any more. */
const REST = 10_000

/**
 * Watches whether somebody is at a list: has scrolled into it, has a dialog open, or has pointed,
 * pressed or typed in it a moment ago. A mouse that only lies there counts for nothing.
 * @returns what says so, and what ends the watch
 */
export function watchUse(list: HTMLElement): { isInUse: () => boolean; stop: () => void } {
  const watch = new AbortController()
  let usedAt = -Infinity
  const use = () => (usedAt = performance.now())
  const move = ({ movementX, movementY }: PointerEvent) => {
    if (movementX || movementY) use()
  }
  for (const kind of ["pointerdown", "keydown", "focusin"])
    list.addEventListener(kind, use, { signal: watch.signal })
  list.addEventListener("pointermove", move, { signal: watch.signal })
  return {
    isInUse: () =>
      list.getBoundingClientRect().top < 0 ||
      Boolean(document.activeElement?.closest("[role$=dialog]")) ||
      performance.now() - usedAt < REST,
    stop: () => watch.abort(),
  }
}
