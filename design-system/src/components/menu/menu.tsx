import { useRender } from "@base-ui/react/use-render"
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useState } from "react"
import { deferredPart } from "../../internals/deferred-part"
import type { MenuProps } from "./menu-panel"

export type { MenuProps }

const load = () => import("./menu-panel")
const useArrived = deferredPart(load)
const Panel = lazy(load)

/** A button that opens a short list of things to do. Children are `MenuItem`s. */
export function Menu(props: MenuProps) {
  const [opened, setOpened] = useState<{ byKey: boolean }>()
  const isHere = useArrived(Boolean(opened))
  const trigger = useRender({
    render: props.trigger,
    props: {
      "aria-haspopup": "menu",
      "aria-expanded": false,
      // A button's press by a key has no clicks to count.
      onClick: ({ detail }: MouseEvent) => setOpened({ byKey: detail === 0 }),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== "ArrowDown") return
        event.preventDefault()
        setOpened({ byKey: true })
      },
    },
  })
  // The panel has its own trigger. It takes the place of this one only when pressed: the focus would
  // be lost if it came while someone stands on the button.
  if (!opened || !isHere) return trigger
  return (
    <Suspense fallback={trigger}>
      <Panel {...props} openedByKey={opened.byKey} />
    </Suspense>
  )
}
