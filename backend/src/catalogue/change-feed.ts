import { Client, type QueryResultRow } from "pg"
import type { Db, NamedStatement } from "../db/pool"
import { env } from "../server/env"
import { describeError, log } from "../server/log"
import { channel, everything } from "./watch"

/** Products whose browsing data changed, or all of them. */
export type Change = readonly string[] | "everything"

/** How often the connection proves that it lives, and how long an answer may take, in ms. */
const HEARTBEAT = 10_000
const PATIENCE = 5_000
/** How long reading the shelf may take, in ms. */
const STATEMENT = 15_000
/** Pause before the next attempt to connect, in ms; doubles up to the second. */
const RETRY = [100, 2_000] as const

/**
 * This process's own connection to the database on which it hears of changes. A lost connection is
 * made anew for as long as the process runs; each new one begins with `everything`, since nobody
 * knows what was missed.
 */
export class ChangeFeed implements Db {
  private client: Client | undefined
  private queue: Promise<unknown> = Promise.resolve()
  private nextProof: Promise<unknown> | undefined
  private stopped = false
  private heartbeat: NodeJS.Timeout | undefined
  private retry: NodeJS.Timeout | undefined

  constructor(private readonly onChange: (change: Change) => void) {}

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
    await client?.end()
  }

  private async connect(): Promise<boolean> {
    const client = new Client({
      connectionString: env().databaseUrl,
      application_name: "shop-catalogue",
      connectionTimeoutMillis: PATIENCE,
      statement_timeout: STATEMENT,
      options: "-c plan_cache_mode=force_generic_plan",
      keepAlive: true,
    })
    client.on("error", () => undefined)
    client.on("notification", ({ payload }) => this.onChange(parse(payload)))
    try {
      await client.connect()
      await client.query(`listen ${channel}`)
    } catch (error) {
      log("warn", "catalogue_connect_failed", { ...describeError(error), stack: undefined })
      await client.end().catch(() => undefined)
      return false
    }
    if (this.stopped) {
      await client.end()
      return true
    }
    client.once("end", () => this.lost(client))
    this.client = client
    clearInterval(this.heartbeat)
    this.heartbeat = setInterval(() => this.caughtUp().catch(() => undefined), HEARTBEAT).unref()
    this.onChange("everything")
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
    if (!client) throw new Error("Connection terminated: the catalogue is reconnecting.")
    const late = setTimeout(() => this.lost(client), patience)
    return client.query<Row>(statement, [...values]).finally(() => clearTimeout(late))
  }

  private lost(client: Client): void {
    if (this.client !== client || this.stopped) return
    this.client = undefined
    clearInterval(this.heartbeat)
    log("warn", "catalogue_connection_lost")
    void client.end().catch(() => undefined)
    void this.start()
  }
}

function parse(payload: string | undefined): Change {
  if (!payload || payload === everything) return "everything"
  return JSON.parse(payload) as string[]
}
