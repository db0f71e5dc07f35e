import type { ServerResponse } from "node:http"
import type { NumberedEvent } from "../modules/live/service"

/** What may lie unread before a listener is taken for gone, in bytes. */
const LAG = 256_000

/** Whose events a browser may hear: those of its sessions. */
export interface Audience {
  readonly shopperId?: string
  readonly isSeller: boolean
  /** The sessions it stands on, as hex of their hashes; it ends with the first of them that ends. */
  readonly sessions: readonly string[]
}

/** One event as a browser gets it. */
export function eventText(name: string, data: object, id?: number): string {
  return `${id === undefined ? "" : `id: ${id}\n`}event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
}

/** The texts of an event for an audience; none where it is not theirs. */
export function textsFor(audience: Audience, event: NumberedEvent): string[] {
  const { topic, customer_id, data, seq } = event
  const texts: string[] = []
  if (topic === "order" && audience.shopperId && customer_id === audience.shopperId)
    texts.push(eventText("order", data, seq))
  if (audience.isSeller && !data.hidden) texts.push(eventText(`seller-${topic}`, data, seq))
  return texts
}

/** One browser that listens. */
export class Stream {
  /** The newest event it was given. */
  private given = 0
  /** Events that came while it was caught up; undefined once it is. */
  private waiting: NumberedEvent[] | undefined = []

  constructor(
    readonly audience: Audience,
    private readonly response: ServerResponse,
  ) {}

  /** Gives what it missed and, from now on, what comes; `upTo` is the newest it has seen then. */
  begin(missed: readonly NumberedEvent[], upTo: number, resync: boolean): void {
    const { waiting = [] } = this
    this.waiting = undefined
    for (const event of missed) this.give(event)
    this.given = Math.max(this.given, upTo)
    this.write(eventText("ready", { resync }, upTo))
    for (const event of waiting) this.give(event)
  }

  give(event: NumberedEvent): void {
    if (this.waiting) return void this.waiting.push(event)
    if (event.seq <= this.given) return
    this.given = event.seq
    for (const text of textsFor(this.audience, event)) this.write(text)
  }

  write(text: string): void {
    this.response.write(text)
    if (this.response.writableLength > LAG) this.response.destroy()
  }

  end(): void {
    this.response.end()
  }
}
