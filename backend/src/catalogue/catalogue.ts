import { ListeningClient } from "../db/listening-client"
import { describeError, log } from "../server/log"
import { findOnShelf } from "./find-on-shelf"
import { ProductList } from "./product-list"
import type { Representation } from "./representation"
import { shelf, type ShelfRow } from "./shelf"
import { type Change, channel, readChange } from "./watch"

/** How long a write waits to see itself in the list before its answer leaves anyway, in ms. */
const SETTLE = 3_000
/** How long a reader waits for news of other processes, in ms. */
const CATCH_UP = 250
/** Pause before a failed rebuild is tried again, in ms; doubles up to the second. */
const RETRY = [50, 2_000] as const
/** The next start or end of a price list is looked up again at least this often, in ms. */
const HOUR = 3_600_000

interface Waiter {
  readonly change: number
  readonly resolve: () => void
}

/**
 * The read model that serves browsing: every product on the shelf, held in this process, rebuilt from
 * the database when the database says so. While the database is away it keeps its last state.
 */
export class Catalogue {
  private readonly products = new ProductList()
  private readonly feed = new ListeningClient({
    name: "catalogue",
    channels: [channel],
    onHeard: (_channel, payload) => this.mark(readChange(payload)),
    onListening: () => this.mark("everything"),
  })
  private readonly dirty = new Set<string>()
  private everything = false
  /** Changes heard of and changes applied, counted: a waiter waits for its number. */
  private heard = 0
  private applied = 0
  private waiters: Waiter[] = []
  private rebuilding = false
  private running = false
  private nextBoundary: NodeJS.Timeout | undefined
  private wake = () => {}

  /** Connects and loads the shelf; resolves when it can answer. */
  async start(): Promise<void> {
    this.running = true
    await this.feed.start()
    await this.appliedUpTo(this.heard)
  }

  async stop(): Promise<void> {
    this.running = false
    clearTimeout(this.nextBoundary)
    this.wake()
    this.release(Infinity)
    await this.feed.stop()
  }

  /** The list as it stands, ready to be sent. */
  list(): Representation {
    return this.products.current()
  }

  /** Whether a product is on the shelf, in stock or not. */
  hasOnShelf(productId: string): boolean {
    return this.products.has(productId)
  }

  /** Whether a product can be bought: on the shelf, switched on and not sold out. */
  hasInStock(productId: string): boolean {
    return this.products.hasInStock(productId)
  }

  /**
   * Resolves when everything that was committed before this call shows in the list of this process.
   * Every write of ours that browsing shows waits for it before it answers. After 3 s it resolves
   * all the same: the write is done, and the list follows as soon as the database can be read.
   */
  async settled(): Promise<void> {
    if (!this.running) return
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<"late">((resolve) => {
      timer = setTimeout(() => resolve("late"), SETTLE)
    })
    const outcome = await Promise.race([this.applyAllHeard(), late])
    clearTimeout(timer)
    if (outcome === "late") log("warn", "catalogue_late")
  }

  /**
   * Resolves when the list of this process shows everything that was committed before this call, also
   * by other processes; callers who ask at the same time share the question to the database. While it
   * is away, or does not answer within 250 ms, what there is must do.
   */
  async caughtUp(): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, CATCH_UP)
    })
    const heard = this.feed.caughtUp().then(
      () => this.appliedUpTo(this.heard),
      () => undefined,
    )
    await Promise.race([heard, late])
    clearTimeout(timer)
  }

  private async applyAllHeard(): Promise<void> {
    try {
      await this.feed.caughtUp()
    } catch {
      // The connection is gone; the one that follows rebuilds everything.
      this.mark("everything")
    }
    await this.appliedUpTo(this.heard)
  }

  private mark(change: Change): void {
    if (change === "everything") this.everything = true
    else for (const id of change) this.dirty.add(id)
    this.heard++
    this.wake()
    void this.rebuild()
  }

  /** Rebuilds until nothing is left to do; one at a time, taking together what has piled up. */
  private async rebuild(): Promise<void> {
    if (this.rebuilding) return
    this.rebuilding = true
    let pause: number = RETRY[0]
    while (this.running && this.applied < this.heard) {
      const upTo = this.heard
      const ids = this.everything ? "everything" : [...this.dirty]
      this.everything = false
      this.dirty.clear()
      try {
        await this.load(ids)
        pause = RETRY[0]
        this.applied = upTo
        this.release(upTo)
      } catch (error) {
        log("warn", "catalogue_rebuild_failed", { ...describeError(error), pause })
        if (ids === "everything") this.everything = true
        else for (const id of ids) this.dirty.add(id)
        await this.rest(pause)
        pause = Math.min(pause * 2, RETRY[1])
      }
    }
    this.rebuilding = false
  }

  private async load(change: Change): Promise<void> {
    if (change === "everything") {
      // Looked up before the rows are read, so that a boundary in between is not missed.
      await this.scheduleBoundary()
      this.products.replace((await this.feed.query<ShelfRow>(shelf)).rows)
    } else this.products.update(change, await findOnShelf(change, this.feed))
  }

  /** A price list starts or ends by the clock, of which no trigger tells. */
  private async scheduleBoundary(): Promise<void> {
    const { rows } = await this.feed.query<{ ms: number | null }>(
      `select (extract(epoch from min(at) - now()) * 1000)::float8 as ms
       from price_list list cross join lateral (values (starts_at), (ends_at)) boundary(at)
       where list.deleted_at is null and list.status = 'active' and at > now()`,
    )
    clearTimeout(this.nextBoundary)
    if (!this.running) return
    // An end is inclusive: a moment later the list is over for certain.
    const wait = Math.min((rows[0]?.ms ?? HOUR) + 5, HOUR)
    this.nextBoundary = setTimeout(() => this.mark("everything"), wait).unref()
  }

  /** Waits before the next attempt; news (a new connection, above all) ends the wait. */
  private async rest(ms: number): Promise<void> {
    const timer = setTimeout(() => this.wake(), ms)
    await new Promise<void>((resolve) => (this.wake = resolve))
    clearTimeout(timer)
  }

  private appliedUpTo(change: number): Promise<void> {
    if (this.applied >= change || !this.running) return Promise.resolve()
    return new Promise((resolve) => this.waiters.push({ change, resolve }))
  }

  private release(upTo: number): void {
    const waiting = this.waiters
    this.waiters = waiting.filter(({ change }) => change > upTo)
    for (const { change, resolve } of waiting) if (change <= upTo) resolve()
  }
}
