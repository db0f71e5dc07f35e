import type { SlotId } from "@shop/kernel"
import {
  emptyRegistry,
  KernelProviders,
  type RemoteComponent,
  RemoteModules,
  useNotices,
} from "@shop/kernel/host"
import { type ReactNode, useState } from "react"

interface Props {
  /** What stands in slots in place of other teams' fragments. */
  fragments?: Partial<Record<SlotId, RemoteComponent>>
  children: ReactNode
}

function Notices() {
  return (
    <div role="status" aria-live="polite">
      {useNotices()
        .filter(({ isVisible }) => isVisible)
        .map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
    </div>
  )
}

/** One registered micro-frontend whose fragments are the given components. */
function composeFragments(fragments: NonNullable<Props["fragments"]>) {
  const slots = Object.keys(fragments) as SlotId[]
  const standIn = {
    name: "stand-in",
    version: "0.0.0",
    owner: "@shop/testing",
    routes: [],
    menu: [],
    slots: [],
    release: "0.0.0",
    assets: {},
    entry: "",
    fragments: slots.map((slot) => ({ id: slot, module: `./${slot}`, slot, order: 1 })),
  }
  const modules = new RemoteModules({
    load: async (_name, module) => {
      const fragment = fragments[module.slice(2) as SlotId]
      if (!fragment) throw new Error(`Nothing stands in for ${module}.`)
      return fragment
    },
    beforeRetry: () => Promise.resolve(),
  })
  return {
    registry: slots.length > 0 ? { microFrontends: [standIn] } : emptyRegistry,
    modules,
    Loading: () => null,
    Failed: () => <p>This part could not be loaded.</p>,
  }
}

/** What a micro-frontend needs of the shell, and nothing to look at but notices. */
export function FakeShell({ fragments = {}, children }: Props) {
  const [composition] = useState(() => composeFragments(fragments))
  return (
    <KernelProviders composition={composition}>
      {children}
      <Notices />
    </KernelProviders>
  )
}
