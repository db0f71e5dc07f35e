import type { Dialog as BaseDialog } from "@base-ui/react/dialog"
import { lazy, type ReactNode, type Ref, Suspense } from "react"
import { deferredPart } from "../../internals/deferred-part"

const load = () => import("./dialog-panel")
const useArrived = deferredPart(load)
const Panel = lazy(load)

/**
 * A sheet above the page that keeps the focus until it is closed: by its button, Escape, or a press
 * outside. On a phone it rises from the bottom edge.
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

export interface DialogProps extends Omit<
  BaseDialog.Popup.Props,
  "className" | "children" | "title"
> {
  open: boolean
  /** Called when the person closes it. */
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  className?: string
  children?: ReactNode
  ref?: Ref<HTMLDivElement>
}
