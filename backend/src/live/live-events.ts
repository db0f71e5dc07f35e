import type { ServerResponse } from "node:http"
import { messages } from "@shop/api/messages"
import { channel as productChannel, readChange } from "../catalogue/watch"
import { ListeningClient } from "../db/listening-client"
import { eventChannel, LiveService, type NumberedEvent } from "../modules/live/service"
import { SessionService } from "../modules/session/service"
import { BadRequest } from "../refusal"
import { describeError, log } from "../server/log"
import { sessionChannel } from "./objects"
import { type Audience, eventText, Stream } from "./stream"

/** Streams of one session, and of all, that one process keeps open. */
const OF_ONE_SESSION = 8
const OF_ALL = 5_000
/** What a browser that comes back is told one by one; after more it reads its lists anew. */
const MISSED = 500
/** Proxies cut what is silent for half a minute. In ms. */
const HEARTBEAT = 15_000
/** How often sessions are looked up that may have run out, in ms. */
const CHECK_SESSIONS = 60_000

/** Tells the browsers that listen at this process what happens, as the database says it. */
class LiveEvents {
  private readonly streams = new Set<Stream>()
  private readonly live = new LiveService()
  private readonly database = new ListeningClient({
    name: "live",
    channels: [eventChannel, sessionChannel, productChannel],
    onHeard: (channel, payload) => this.hear(channel, payload),
    onListening: () => this.catchUp(),
  })
  private newest = 0
  private leaving = false
  private timers: NodeJS.Timeout[] = []

  async start(): Promise<void> {
    this.newest = (await this.live.newest()).seq
    await this.database.start()
    const beat = () => this.streams.forEach((stream) => stream.write(":\n\n"))
    this.timers = [
      setInterval(beat, HEARTBEAT).unref(),
      setInterval(() => void this.checkSessions(), CHECK_SESSIONS).unref(),
    ]
  }

  /** Ends all streams, and at once those that still come: their browsers go on elsewhere. */
  endAll(): void {
    this.leaving = true
    for (const stream of this.streams) stream.end()
  }

  async stop(): Promise<void> {
    this.timers.forEach(clearInterval)
    this.endAll()
    await this.database.stop()
  }

  /**
   * Keeps a response open for an audience. A browser that names the last event it heard is told what
   * it missed; `ready` follows, and says whether it must read its lists anew.
   * @throws BadRequest 429 when its session listens too often, 503 when too many listen
   */
  async open(audience: Audience, response: ServerResponse, last: number): Promise<void> {
    // Who left while the sessions were looked up does not leave again: nobody would take the stream away.
    if (response.destroyed) return
    const count = (session: string) =>
      [...this.streams].filter(({ audience: { sessions } }) => sessions.includes(session)).length
    if (this.streams.size >= OF_ALL)
      throw new BadRequest(503, messages.unavailable, { "retry-after": "30" })
    if (audience.sessions.some((session) => count(session) >= OF_ONE_SESSION))
      throw new BadRequest(429, messages.tooManyStreams, { "retry-after": "30" })
    response.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "cache-control": "no-store, no-transform",
      "x-accel-buffering": "no",
    })
    // Those whom a restart has cut off do not come back in the same instant.
    response.write(`retry: ${1_000 + Math.floor(Math.random() * 3_000)}\n\n`)
    if (this.leaving) return void response.end()
    const stream = new Stream(audience, response)
    this.streams.add(stream)
    response.once("close", () => this.streams.delete(stream))
    try {
      const { seq, has } = await this.live.newest(last)
      const missed = has ? await this.live.after(last, MISSED + 1) : []
      const all = has && missed.length <= MISSED
      stream.begin(all ? missed : [], seq, !all)
    } catch (error) {
      response.end()
      throw error
    }
  }

  private hear(channel: string, payload: string): void {
    if (channel === eventChannel) return this.pass(JSON.parse(payload) as NumberedEvent)
    if (channel === sessionChannel)
      return payload === "*" ? void this.checkSessions() : this.endSessions([payload])
    const change = readChange(payload)
    const productIds = change === "everything" ? null : change
    const text = eventText("seller-product", { productIds })
    for (const stream of this.streams) if (stream.audience.isSeller) stream.write(text)
  }

  private pass(event: NumberedEvent): void {
    this.newest = Math.max(this.newest, event.seq)
    for (const stream of this.streams) stream.give(event)
  }

  /** Nobody knows what was said before this connection listened. */
  private async catchUp(): Promise<void> {
    try {
      let missed: NumberedEvent[]
      do {
        missed = await this.live.after(this.newest, MISSED)
        for (const event of missed) this.pass(event)
      } while (missed.length === MISSED)
    } catch (error) {
      log("warn", "live_catch_up_failed", describeError(error))
    }
    await this.checkSessions()
  }

  private async checkSessions(): Promise<void> {
    const held = [...new Set([...this.streams].flatMap(({ audience }) => audience.sessions))]
    if (held.length === 0) return
    try {
      const alive = await new SessionService().alive(held)
      this.endSessions(held.filter((session) => !alive.has(session)))
    } catch (error) {
      log("warn", "live_sessions_unknown", describeError(error))
    }
  }

  private endSessions(ended: readonly string[]): void {
    for (const stream of this.streams)
      if (stream.audience.sessions.some((session) => ended.includes(session))) stream.end()
  }
}

/** The one of this process. */
export const liveEvents = new LiveEvents()
