import { type ReactNode, Suspense } from "react"
import { useStore } from "../store"
import { type RemotePlace, useComposition } from "./composition"
import { RemoteBoundary } from "./remote-boundary"

const CONTENTS = { display: "contents" }

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
 * Draws a component of a micro-frontend. Whatever goes wrong with it stays in this place: the last good
 * release, or where there is none a card with 'Try again', which works without a reload once the fault
 * is gone. The element around it, which takes no part in the layout, says whose it is.
 */
export function RemotePart({ microFrontend, module, place, skeleton, props }: Props) {
  const { modules, Loading, Failed } = useComposition()
  const state = useStore(modules.get(microFrontend, module))
  const loading = skeleton ?? <Loading place={place} slow={state.status === "slow"} />
  const failed = <Failed place={place} retry={() => void modules.retry(microFrontend, module)} />

  if (state.status === "failed") return failed
  if (state.status !== "ready") return loading
  const Remote = state.component
  const { attempt } = state
  // Keyed by attempt: a boundary that caught an error starts afresh with the next try.
  return (
    <RemoteBoundary
      key={attempt}
      name={`${module} of ${microFrontend}`}
      failed={failed}
      onFailure={() => modules.drawingFailed(microFrontend, module, attempt)}
    >
      <Suspense fallback={loading}>
        <div data-mfe={microFrontend} data-mfe-module={module} style={CONTENTS}>
          <Remote {...props} />
        </div>
      </Suspense>
    </RemoteBoundary>
  )
}
