import type { ComponentType } from "react"
import { createStore, type Store } from "../store"

/** A component that another build delivers; its props are those of its slot. */
export type RemoteComponent = ComponentType<Record<string, unknown>>

/** Where the loading of one remote module stands. `slow`: still loading, long enough to say so. */
export type RemoteModule =
  | { status: "loading" }
  | { status: "slow" }
  | { status: "ready"; component: RemoteComponent; attempt: number }
  | { status: "failed" }

/** Loads remote modules; the shell has the real one, the fake shell and tests bring their own. */
export interface RemoteLoader {
  /** Loads the default export of `module` of the micro-frontend; rejects when it cannot be had. */
  load(microFrontend: string, module: string): Promise<RemoteComponent>
  /** Called before another try, so that a newer version or a fresh address is used. */
  beforeRetry(microFrontend: string): Promise<void>
}

/** After so long, in ms, a person is told that a part is slow; it still appears when it arrives. */
const SLOW_AFTER = 5_000

interface Entry {
  microFrontend: string
  module: string
  store: Store<RemoteModule>
  attempt: number
}

/** The state of every remote module that a page has asked for, shared by all places that show it. */
export class RemoteModules {
  private readonly entries = new Map<string, Entry>()

  constructor(private readonly loader: RemoteLoader) {}

  /** The module's state; the first call starts loading it. */
  get(microFrontend: string, module: string): Store<RemoteModule> {
    const key = `${microFrontend} ${module}`
    const known = this.entries.get(key)
    if (known) return known.store
    const store = createStore<RemoteModule>({ status: "loading" })
    const entry = { microFrontend, module, store, attempt: 0 }
    this.entries.set(key, entry)
    void this.load(entry)
    return store
  }

  /**
   * Loads a module that failed, or threw while drawing, once more, and with it all else of the same
   * micro-frontend that failed: the fault was most likely the same.
   */
  async retry(microFrontend: string, module: string): Promise<void> {
    const wanted = [...this.entries.values()].filter(
      (entry) =>
        entry.microFrontend === microFrontend &&
        (entry.store.get().status === "failed" ||
          (entry.module === module && entry.store.get().status === "ready")),
    )
    if (wanted.length === 0) return
    for (const { store } of wanted) store.set({ status: "loading" })
    await this.loader.beforeRetry(microFrontend).catch(() => undefined)
    await Promise.all(wanted.map((entry) => this.load(entry)))
  }

  private async load(entry: Entry): Promise<void> {
    const { microFrontend, module, store } = entry
    const timer = setTimeout(() => {
      if (store.get().status === "loading") store.set({ status: "slow" })
    }, SLOW_AFTER)
    try {
      const component = await this.loader.load(microFrontend, module)
      store.set({ status: "ready", component, attempt: ++entry.attempt })
    } catch (error) {
      console.warn(`${module} of the micro-frontend ${microFrontend} could not be loaded.`, error)
      store.set({ status: "failed" })
    } finally {
      clearTimeout(timer)
    }
  }
}
