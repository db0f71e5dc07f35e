import { Client } from "pg"
import { env } from "../server/env"
import { describeError, log } from "../server/log"

/** How often the connection proves that it lives, how long an answer and the next attempt wait, in ms. */
const HEARTBEAT = 10_000
const PATIENCE = 5_000
const RETRY = 1_000

/**
 * A connection of its own on which this process hears what the database notifies. A lost one is made
 * anew; `onListening` is called for each, since nobody knows what was said in between.
 */
export class DatabaseEar {
  private client: Client | undefined
  private stopped = false
  private timer: NodeJS.Timeout | undefined

  constructor(
    private readonly channels: readonly string[],
    private readonly onHeard: (channel: string, payload: string) => void,
    private readonly onListening: () => void,
  ) {}

  /** Connects, or goes on trying. Resolves after the first attempt. */
  async start(): Promise<void> {
    const client = new Client({
      connectionString: env().databaseUrl,
      application_name: "shop-live",
      connectionTimeoutMillis: PATIENCE,
      query_timeout: PATIENCE,
      keepAlive: true,
    })
    client.on("error", () => undefined)
    client.on("notification", ({ channel, payload }) => this.onHeard(channel, payload ?? ""))
    try {
      await client.connect()
      for (const channel of this.channels) await client.query(`listen ${channel}`)
    } catch (error) {
      log("warn", "live_connect_failed", { ...describeError(error), stack: undefined })
      return this.lost(client)
    }
    if (this.stopped) return void (await client.end())
    this.client = client
    client.once("end", () => this.lost(client))
    this.timer = setInterval(() => {
      client.query("select 1").catch(() => this.lost(client))
    }, HEARTBEAT).unref()
    this.onListening()
  }

  async stop(): Promise<void> {
    this.stopped = true
    clearTimeout(this.timer)
    await this.client?.end().catch(() => undefined)
  }

  private lost(client: Client): void {
    if (this.stopped || (this.client && this.client !== client)) return
    this.client = undefined
    clearTimeout(this.timer)
    client.removeAllListeners("end")
    void client.end().catch(() => undefined)
    this.timer = setTimeout(() => void this.start(), RETRY).unref()
  }
}
