import { type ComponentType, createContext, type ReactNode, useContext } from "react"
import { emptyRegistry, type Registry } from "../manifest/registry"
import { RemoteModules } from "./remote-modules"

/** How much room the place of a remote part has: a whole page or a spot inside one. */
export type RemotePlace = "page" | "fragment"

/** What the shell draws in the place of a remote part that is not there. */
export interface RemotePlaceholders {
  Loading: ComponentType<{ place: RemotePlace; slow: boolean }>
  Failed: ComponentType<{ place: RemotePlace; retry: () => void }>
}

export interface Composition extends RemotePlaceholders {
  registry: Registry
  modules: RemoteModules
}

const alone: Composition = {
  registry: emptyRegistry,
  modules: new RemoteModules({
    load: () => Promise.reject(new Error("No shell is here to load remotes.")),
    beforeRetry: () => Promise.resolve(),
  }),
  Loading: () => null,
  Failed: () => null,
}

const CompositionContext = createContext<Composition>(alone)

/** Makes a registry and its loader available to every slot below. */
export function CompositionProvider(props: { value: Composition; children: ReactNode }) {
  return <CompositionContext value={props.value}>{props.children}</CompositionContext>
}

/** The composition in use; without a shell an empty one, in which every slot is empty. */
export function useComposition(): Composition {
  return useContext(CompositionContext)
}
