import { type ReactNode, Suspense } from "react"
import { useStore } from "../store"
import { type RemotePlace, useComposition } from "./composition"
import { RemoteBoundary } from "./remote-boundary"

interface Props {
  microFrontend: string
  /** An exposed module, e.g. `./app`. */
  module: string
  place: RemotePlace
  /** Drawn while loading instead of the shell's placeholder. */
  skeleton?: ReactNode
  /** What the remote component is rendered with. */
  props?: object
}

/**
 * Draws a component of a micro-frontend. Whatever goes wrong with it stays in this place: a card
 * with 'Try again', which works without a reload once the fault is gone.
 */
export function RemotePart({ microFrontend, module, place, skeleton, props }: Props) {
  const { modules, Loading, Failed } = useComposition()
  const state = useStore(modules.get(microFrontend, module))
  const loading = skeleton ?? <Loading place={place} slow={state.status === "slow"} />
  const failed = <Failed place={place} retry={() => void modules.retry(microFrontend, module)} />

  if (state.status === "failed") return failed
  if (state.status !== "ready") return loading
  const Remote = state.component
  // Keyed by attempt: a boundary that caught an error starts afresh with the next try.
  return (
    <RemoteBoundary key={state.attempt} name={`${module} of ${microFrontend}`} failed={failed}>
      <Suspense fallback={loading}>
        <Remote {...props} />
      </Suspense>
    </RemoteBoundary>
  )
}
