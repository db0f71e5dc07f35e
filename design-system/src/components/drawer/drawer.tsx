import type { Dialog as BaseDialog } from "@base-ui/react/dialog"
import { lazy, type ReactNode, type Ref, Suspense } from "react"
import { deferredPart } from "../../internals/deferred-part"

const load = () => import("./drawer-panel")
const useArrived = deferredPart(load)
const Panel = lazy(load)

/**
 * A sheet that slides in from a side of the screen, for menus and filters on small screens.
 * Closes by its button, Escape, or a press outside. Renders a `<div role="dialog">`.
 */
export function Drawer(props: DrawerProps) {
  if (!useArrived(props.open)) return null
  return (
    <Suspense>
      <Panel {...props} />
    </Suspense>
  )
}

export interface DrawerProps extends Omit<
  BaseDialog.Popup.Props,
  "className" | "children" | "title"
> {
  open: boolean
  /** Called when the person closes it. */
  onOpenChange: (open: boolean) => void
  side?: "start" | "end"
  title: ReactNode
  closeLabel: string
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}
