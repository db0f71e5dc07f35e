import { Counter, Gauge } from "prom-client"
import { pool } from "../db/pool"
import { rowsInTime } from "../db/rows-in-time"
import { inSql, waitingStates } from "../modules/card-checkout/payment-state"
import { mailsWaiting } from "../modules/mail/outbox"
import { env } from "./env"
import { countLogged } from "./log"
import { redisAnswers } from "./redis-watch"

/** How long, in ms, a count may hold up whoever reads the metrics. */
const PATIENCE = 1_000

/** What the database counts; a value is absent while it does not answer in time. */
const counted = [
  [
    "shop_mails_waiting",
    "Mails that are not sent yet.",
    `select count(*)::int as count from ${mailsWaiting}`,
  ],
  [
    "shop_mails_oldest_seconds",
    "Age of the oldest mail that is not sent yet, 0 without any.",
    `select coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as count from ${mailsWaiting}`,
  ],
  [
    "shop_payments_waiting",
    "Card payments whose page is open.",
    `select count(*)::int as count from shop_card_payment where state in ${inSql(waitingStates)}`,
  ],
] as const

/** Has the metrics tell of mails, payments, connections, Redis and trouble, beside requests. */
export function tellOfTheShop(): void {
  // Looked at first: the counts below want connections themselves.
  new Gauge({
    name: "shop_database_connections",
    help: "Connections to the database for the shop's own statements, and callers who wait for one.",
    labelNames: ["state"],
    collect() {
      const { totalCount, idleCount, waitingCount } = pool()
      this.set({ state: "busy" }, totalCount - idleCount)
      this.set({ state: "idle" }, idleCount)
      this.set({ state: "awaited" }, waitingCount)
    },
  })
  for (const [name, help, text] of counted) {
    new Gauge({
      name,
      help,
      async collect() {
        const [{ count } = {}] = (await rowsInTime<{ count: number }>(text, PATIENCE)) ?? []
        if (count === undefined) this.remove()
        else this.set(count)
      },
    })
  }
  if (env().redisUrl) {
    new Gauge({
      name: "shop_redis_up",
      help: "Whether Redis answered a moment ago.",
      collect() {
        this.set(Number(redisAnswers()))
      },
    })
  }
  const troubles = new Counter({
    name: "shop_log_lines_total",
    help: "Lines of the log that warn or tell of errors, by what happened.",
    labelNames: ["level", "event"],
  })
  countLogged((level, event) => troubles.inc({ level, event }))
}
