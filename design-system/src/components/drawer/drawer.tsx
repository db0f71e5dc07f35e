import { lazy, Suspense } from "react"
import { deferredPart } from "../../internals/deferred-part"
import type { DrawerProps } from "./drawer-panel"

export type { DrawerProps }

const load = () => import("./drawer-panel")
const useArrived = deferredPart(load)
const Panel = lazy(load)

/**
 * A sheet that slides in from a side of the screen, for menus and filters on small screens.
 * Closes by its button, Escape, a press outside, or a phone's Back. Renders a `<div role="dialog">`.
 */
export function Drawer(props: DrawerProps) {
  if (!useArrived(props.open)) return null
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
}
