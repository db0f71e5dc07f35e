import { lazy, Suspense } from "react"
import { deferredPart } from "../../internals/deferred-part"
import type { DialogProps } from "./dialog-panel"

export type { DialogProps }

const load = () => import("./dialog-panel")
const useArrived = deferredPart(load)
const Panel = lazy(load)

/**
 * A sheet above the page that keeps the focus until it is closed: by its button, Escape, a press
 * outside, or a phone's Back. On a phone it rises from the bottom edge.
 * Renders a `<div role="dialog">` at the end of the page.
 */
export function Dialog(props: DialogProps) {
  if (!useArrived(props.open)) return null
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
}
