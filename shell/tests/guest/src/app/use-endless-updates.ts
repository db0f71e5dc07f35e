import { useEffect, useLayoutEffect } from "react"

/** Where a test wants it, calls `update` each time that the component was drawn, before or after it is painted. */
export function useEndlessUpdates(update: () => void): void {
  const broken = sessionStorage.getItem("broken")
  useLayoutEffect(() => {
    if (broken === "updates before painting") update()
  })
  useEffect(() => {
    if (broken === "updates after painting") update()
  })
}
