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

/** How a module failed: it could not be had (404, wrong digest, threw while loading), or threw while drawing. */
export type FailureKind = "load" | "render"

/** Loads remote modules; the shell has the real one, the fake shell and tests bring their own. */
export interface RemoteLoader {
  /** Loads the default export of `module` of the micro-frontend; rejects when it cannot be had. */
  load(microFrontend: string, module: string): Promise<RemoteComponent>
  /** Called before another try, so that a newer version or a fresh address is used. */
  beforeRetry(microFrontend: string): Promise<void>
  /** Goes over to the last good release for the rest of the page view; false where there is none to go to. */
  fallBack?(microFrontend: string): boolean
  /** Hears of every failure, before anything is done about it. */
  failed?(microFrontend: string, module: string, kind: FailureKind): void
}

/** After so long, in ms, a person is told that a part is slow; it still appears when it arrives. */
const SLOW_AFTER = 5_000

interface Entry {
  microFrontend: string
  module: string
  store: Store<RemoteModule>
  attempt: number
  /** Counts the loads that were begun: only the last one's outcome is believed. */
  turn: number
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
    const entry = { microFrontend, module, store, attempt: 0, turn: 0 }
    this.entries.set(key, entry)
    void this.load(entry)
    return store
  }

  /**
   * Loads a module that failed, or threw while drawing, once more, and with it all else of the same
   * micro-frontend that failed: the fault was most likely the same.
   */
  async retry(microFrontend: string, module: string): Promise<void> {
    const wanted = this.entriesOf(microFrontend).filter(
      (entry) =>
        entry.store.get().status === "failed" ||
        (entry.module === module && entry.store.get().status === "ready"),
    )
    if (wanted.length === 0) return
    for (const { store } of wanted) store.set({ status: "loading" })
    await this.loader.beforeRetry(microFrontend).catch(() => undefined)
    await Promise.all(wanted.map((entry) => this.load(entry)))
  }

  /** A module threw while it was drawn: the last good release takes over, where there is one. */
  drawingFailed(microFrontend: string, module: string, attempt: number): void {
    const entry = this.entries.get(`${microFrontend} ${module}`)
    // Two places may draw it and throw at once; the second speaks of a component that is gone already.
    if (entry?.attempt !== attempt || entry.store.get().status !== "ready") return
    this.loader.failed?.(microFrontend, module, "render")
    this.fallBack(microFrontend)
  }

  private entriesOf(microFrontend: string): Entry[] {
    return [...this.entries.values()].filter((entry) => entry.microFrontend === microFrontend)
  }

  /** All of a micro-frontend goes over, for its parts share what they know and must be of one release. */
  private fallBack(microFrontend: string): boolean {
    if (!this.loader.fallBack?.(microFrontend)) return false
    const all = this.entriesOf(microFrontend)
    for (const { store } of all) store.set({ status: "loading" })
    for (const entry of all) void this.load(entry)
    return true
  }

  private async load(entry: Entry): Promise<void> {
    const { microFrontend, module, store } = entry
    const turn = ++entry.turn
    const timer = setTimeout(() => {
      if (entry.turn === turn && store.get().status === "loading") store.set({ status: "slow" })
    }, SLOW_AFTER)
    try {
      const component = await this.loader.load(microFrontend, module)
      if (entry.turn === turn) store.set({ status: "ready", component, attempt: ++entry.attempt })
    } catch (error) {
      if (entry.turn !== turn) return
      console.warn(`${module} of the micro-frontend ${microFrontend} could not be loaded.`, error)
      this.loader.failed?.(microFrontend, module, "load")
      if (!this.fallBack(microFrontend)) store.set({ status: "failed" })
    } finally {
      clearTimeout(timer)
    }
  }
}
