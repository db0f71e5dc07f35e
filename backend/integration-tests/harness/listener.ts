import { get, type IncomingMessage } from "node:http"
import { newAddress } from "./accounts"
import type { Browser } from "./browser"

export interface HeardEvent {
  readonly name: string
  readonly id?: string
  readonly data: Record<string, unknown>
}

/** A page that listens to the shop's events, as EventSource would, but shows what it heard. */
export class Listener {
  readonly events: HeardEvent[] = []
  ended = false
  private rest = ""

  private constructor(
    private readonly answer: IncomingMessage,
    readonly status: number,
  ) {
    answer.setEncoding("utf8")
    answer.on("data", (text: string) => this.read(text))
    answer.on("close", () => (this.ended = true))
    answer.on("error", () => undefined)
  }

  /** Opens a stream; `lastId` as a browser that comes back. */
  static open(browser: Browser, lastId?: string): Promise<Listener> {
    const headers = {
      // A thousand listeners are not one flood.
      "x-shop-client-address": newAddress(),
      ...(browser.cookies() && { cookie: browser.cookies() }),
      ...(lastId !== undefined && { "last-event-id": lastId }),
    }
    return new Promise((resolve, reject) => {
      const request = get(`${browser.url}/api/events`, { headers, agent: false }, (answer) =>
        resolve(new Listener(answer, answer.statusCode ?? 0)),
      )
      request.on("error", reject)
    })
  }

  named(name: string): HeardEvent[] {
    return this.events.filter((event) => event.name === name)
  }

  get lastId(): string | undefined {
    return this.events.findLast(({ id }) => id !== undefined)?.id
  }

  close(): void {
    this.answer.destroy()
  }

  private read(text: string): void {
    const blocks = (this.rest + text).split("\n\n")
    this.rest = blocks.pop() ?? ""
    for (const block of blocks) {
      const field = (name: string) => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1]
      const [name, id, data] = [field("event"), field("id"), field("data")]
      if (name && data) this.events.push({ name, id, data: JSON.parse(data) as HeardEvent["data"] })
    }
  }
}
