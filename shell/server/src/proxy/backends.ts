import { Agent, get } from "node:http"
import { log } from "@shop/registry"
import { Backend } from "./backend.js"

/** How often each process is asked whether it takes requests, and how long it may think, in ms. */
const EVERY_MS = 200
const PATIENCE_MS = 1_500

/**
 * The backend's processes. One that refuses a connection, says that it is about to end, or is silent
 * gets no more requests until it says again that it is ready. With one process alone nothing is asked:
 * there is no choice to be made.
 */
export class Backends {
  readonly all: readonly Backend[]
  private readonly agent = new Agent({ keepAlive: true })
  private readonly timer: NodeJS.Timeout | undefined
  private readonly asking = new Set<Backend>()
  private turn = 0

  /** A process that is silent for `silenceMs` counts as away. */
  constructor(urls: readonly URL[], silenceMs?: number) {
    this.all = urls.map((url) => new Backend(url, silenceMs))
    if (urls.length > 1) {
      const ask = () => this.all.forEach((backend) => void this.ask(backend))
      this.timer = setInterval(ask, EVERY_MS).unref()
    }
  }

  /**
   * The one with the least to do among those that take requests, in turn among equals; those in
   * `tried` only when there is no other. When none takes any (the database may be away), all count
   * as taking: the process itself says best what is wrong.
   */
  pick(tried: ReadonlySet<Backend> = new Set()): Backend {
    const fresh = this.all.filter((backend) => !tried.has(backend))
    const taking = fresh.filter(({ takes }) => takes)
    const candidates = [taking, fresh, this.all].find(({ length }) => length > 0) ?? this.all
    const start = this.turn++ % candidates.length
    const inTurn = [...candidates.slice(start), ...candidates.slice(0, start)]
    return inTurn.reduce((least, backend) => (backend.busy < least.busy ? backend : least))
  }

  /** Sends nothing more to a process until it says that it is ready. */
  eject(backend: Backend): void {
    if (this.all.length === 1 || !backend.takes) return
    backend.takes = false
    log("info", "A backend process takes no requests.", { port: backend.url.port })
  }

  close(): void {
    clearInterval(this.timer)
    this.agent.destroy()
    for (const backend of this.all) backend.close()
  }

  private async ask(backend: Backend): Promise<void> {
    if (this.asking.has(backend)) return
    this.asking.add(backend)
    const ready = await this.isReady(backend)
    this.asking.delete(backend)
    if (!ready) return this.eject(backend)
    if (!backend.takes) log("info", "A backend process takes requests.", { port: backend.url.port })
    backend.takes = true
  }

  private isReady({ url }: Backend): Promise<boolean> {
    const options = { agent: this.agent, timeout: PATIENCE_MS }
    return new Promise((resolve) => {
      const asked = get(new URL("/health/ready", url), options, (answer) => {
        answer.resume().on("error", () => undefined)
        resolve(answer.statusCode === 200)
      })
      asked.on("timeout", () => asked.destroy(new Error("late")))
      asked.on("error", () => resolve(false))
    })
  }
}
