import type { ShopEvents } from "@shop/api/client"

/** The live events of a shop in memory; takes the place of the global `EventSource`. */
export class FakeEvents {
  private readonly listeners = new Set<FakeEventSource>()
  /** jsdom has none of its own. */
  private readonly real = Object.getOwnPropertyDescriptor(globalThis, "EventSource")

  constructor() {
    const { listeners } = this
    const source = class extends FakeEventSource {
      constructor() {
        super(listeners)
      }
    }
    Object.defineProperty(globalThis, "EventSource", { value: source, configurable: true })
  }

  /** Tells everybody who listens at this moment. */
  tell<Name extends keyof ShopEvents>(name: Name, event: ShopEvents[Name]): void {
    const data = JSON.stringify(event)
    for (const listener of this.listeners) listener.dispatchEvent(new MessageEvent(name, { data }))
  }

  /** How many listen. */
  get count(): number {
    return this.listeners.size
  }

  /** Ends all connections, as a server does that refuses; who wants to hear on must connect again. */
  drop(): void {
    for (const listener of this.listeners) {
      listener.close()
      listener.dispatchEvent(new Event("error"))
    }
  }

  uninstall(): void {
    if (this.real) Object.defineProperty(globalThis, "EventSource", this.real)
    else Reflect.deleteProperty(globalThis, "EventSource")
  }
}

class FakeEventSource extends EventTarget {
  static readonly CLOSED = 2
  readyState = 1

  constructor(private readonly listeners: Set<FakeEventSource>) {
    super()
    listeners.add(this)
    queueMicrotask(() => this.dispatchEvent(new Event("open")))
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED
    this.listeners.delete(this)
  }
}
