import { Client, type QueryResultRow } from "pg"
import { describeError, log } from "../server/log"
import { connectionSettings, type Db, type NamedStatement, STATEMENT } from "./pool"

/** How often the connection proves that it lives, and how long an answer may take, in ms. */
const HEARTBEAT = 10_000
const PATIENCE = 5_000
/** Pause before the next attempt to connect, in ms; doubles up to the second. */
const RETRY = [100, 2_000] as const

export interface Listening {
  /** Stands in what is logged of it; the database calls it `shop-` and this. */
  readonly name: string
  readonly channels: readonly string[]
  readonly onHeard: (channel: string, payload: string) => void
  /** Called each time it begins to listen: nobody knows what was said before. What is heard waits for its end. */
  readonly onListening: () => void | Promise<void>
}

/**
 * A connection of its own on which this process hears what the database notifies. A lost one is made
 * anew for as long as the process runs.
 */
export class ListeningClient implements Db {
  private client: Client | undefined
  private queue: Promise<unknown> = Promise.resolve()
  private nextProof: Promise<unknown> | undefined
  private stopped = false
  private heartbeat: NodeJS.Timeout | undefined
  private retry: NodeJS.Timeout | undefined

  constructor(private readonly listening: Listening) {}

  /** Connects, and resolves once it listens; keeps trying while the database is away. */
  async start(): Promise<void> {
    for (let pause: number = RETRY[0]; !this.stopped; pause = Math.min(pause * 2, RETRY[1])) {
      if (await this.connect()) break
      await new Promise((resolve) => (this.retry = setTimeout(resolve, pause)))
    }
  }

  /** Runs a query on this connection, so after all that it has heard. @throws when it is away */
  query<Row extends QueryResultRow>(
    statement: string | NamedStatement,
    values: readonly unknown[] = [],
  ) {
    return this.inTurn(() => this.send<Row>(statement, values, STATEMENT + PATIENCE))
  }

  /**
   * Resolves when every change committed before this call has been reported. Postgres signals
   * listeners before a commit returns, and hands a connection its notifications before the answer to
   * its next query: so an answered query on this connection is the proof. Callers who ask before it
   * is sent share it. @throws when the connection is away
   */
  caughtUp(): Promise<unknown> {
    return (this.nextProof ??= this.inTurn(() => {
      this.nextProof = undefined
      return this.send("select 1", [], PATIENCE)
    }))
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearInterval(this.heartbeat)
    clearTimeout(this.retry)
    const { client } = this
    this.client = undefined
    await client?.end().catch(() => undefined)
  }

  private async connect(): Promise<boolean> {
    const { name, channels, onHeard, onListening } = this.listening
    const client = new Client({ ...connectionSettings(`shop-${name}`), keepAlive: true })
    client.on("error", () => undefined)
    const early: [channel: string, payload: string][] = []
    let hear: Listening["onHeard"] = (...heard) => void early.push(heard)
    client.on("notification", ({ channel, payload = "" }) => hear(channel, payload))
    const late = setTimeout(() => void client.end().catch(() => undefined), 2 * PATIENCE)
    try {
      await client.connect()
      await client.query(channels.map((channel) => `listen ${channel}`).join(";"))
    } catch (error) {
      log("warn", `${name}_connect_failed`, { ...describeError(error), stack: undefined })
      await client.end().catch(() => undefined)
      return false
    } finally {
      clearTimeout(late)
    }
    if (this.stopped) {
      await client.end()
      return true
    }
    client.once("end", () => this.lost(client))
    this.client = client
    clearInterval(this.heartbeat)
    this.heartbeat = setInterval(() => this.caughtUp().catch(() => undefined), HEARTBEAT).unref()
    await onListening()
    hear = onHeard
    for (const heard of early) hear(...heard)
    return true
  }

  private inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.queue.then(work)
    this.queue = turn.catch(() => undefined)
    return turn
  }

  /** A network that swallows packets looks like silence: who is mute for `patience` ms is given up. */
  private async send<Row extends QueryResultRow>(
    statement: string | NamedStatement,
    values: readonly unknown[],
    patience: number,
  ) {
    const { client } = this
    if (!client) throw new Error(`Connection terminated: ${this.listening.name} is reconnecting.`)
    const late = setTimeout(() => this.lost(client), patience)
    return client.query<Row>(statement, [...values]).finally(() => clearTimeout(late))
  }

  private lost(client: Client): void {
    if (this.client !== client || this.stopped) return
    this.client = undefined
    clearInterval(this.heartbeat)
    log("warn", `${this.listening.name}_connection_lost`)
    void client.end().catch(() => undefined)
    void this.start()
  }
}
