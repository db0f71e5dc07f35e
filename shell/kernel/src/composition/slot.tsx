import type { ReactNode } from "react"
import { useComposition } from "./composition"
import { RemotePart } from "./remote-part"
import type { SlotId, SlotProps } from "./slots"

type Props<Id extends SlotId> = SlotProps[Id] & {
  id: Id
  /** Drawn while a fragment loads; give it the fragment's size, so that nothing moves. */
  skeleton?: ReactNode
}

/** A place that other teams fill: draws the fragments that manifests attach to it, in their order. */
export function Slot<Id extends SlotId>({ id, skeleton, ...props }: Props<Id>) {
  const { registry } = useComposition()
  const fragments = registry.microFrontends
    .flatMap(({ name, fragments }) => fragments.map((fragment) => ({ name, ...fragment })))
    .filter((fragment) => fragment.slot === id)
    .sort((one, other) => one.order - other.order)
  return fragments.map((fragment) => (
    <RemotePart
      key={fragment.id}
      microFrontend={fragment.name}
      module={fragment.module}
      place="fragment"
      skeleton={skeleton}
      props={props}
    />
  ))
}
