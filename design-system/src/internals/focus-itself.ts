import type { Dialog } from "@base-ui/react/dialog"

type FinalFocus = Dialog.Popup.Props["finalFocus"]

/**
 * Has what is named get the focus itself. Base UI leads it on to the first link or field inside when Tab
 * passes by what is named: from a page to a filter far above, where a key would change it unseen.
 */
export function focusItself(finalFocus: FinalFocus): FinalFocus {
  if (finalFocus === undefined || typeof finalFocus === "boolean") return finalFocus
  return (closedBy) => {
    const named = typeof finalFocus === "function" ? finalFocus(closedBy) : finalFocus.current
    if (!(named instanceof HTMLElement)) return named
    // Once the dialog keeps the focus no more.
    queueMicrotask(() => named.focus({ preventScroll: true }))
    return false
  }
}
