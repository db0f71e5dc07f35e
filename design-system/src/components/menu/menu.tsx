import { useRender } from "@base-ui/react/use-render"
import { lazy, Suspense, useState } from "react"
import { deferredPart } from "../../internals/deferred-part"
import type { MenuProps } from "./menu-panel"

export type { MenuProps }

const load = () => import("./menu-panel")
const useArrived = deferredPart(load)
const Panel = lazy(load)

/** A button that opens a short list of things to do. Children are `MenuItem`s. */
export function Menu(props: MenuProps) {
  const [wasOpened, setWasOpened] = useState(false)
  const isHere = useArrived(wasOpened)
  const trigger = useRender({
    render: props.trigger,
    props: {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      onClick: () => setWasOpened(true),
    },
  })
  // The panel has its own trigger. It takes the place of this one only when pressed: the focus would
  // be lost if it came while someone stands on the button.
  if (!wasOpened || !isHere) return trigger
  return (
    <Suspense fallback={trigger}>
      <Panel {...props} />
    </Suspense>
  )
}
