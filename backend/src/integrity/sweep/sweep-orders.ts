import type { MedusaContainer } from "@medusajs/framework/types"
import { cancelOrderWorkflow } from "@medusajs/medusa/core-flows"
import { lockClasses } from "../../db/lock-classes"
import { pool, transaction } from "../../db/pool"
import { describeError, log } from "../../server/log"
import { aloneWithOrder } from "../../workflows/order/with-order"
import { sweepLeftovers } from "./sweep-leftovers"
import { type Crashed, findCrashed, MOST_CRASHED, wasTouched } from "./find-crashed"
import { healCredit } from "./heal-credit"
import { healParcels } from "./heal-parcels"
import { healReservations } from "./heal-reservations"
import { healShelf } from "./heal-shelf"
import { tellOrders } from "./tell-orders"

/** How long nobody must have touched an order before it counts as crashed, in seconds. */
const QUIET = 180

/** What most looks are among: an interval, as Postgres writes it. */
const RECENTLY = "1 day"
/** How often a process looks through the whole history, and when again if that failed, in ms. */
const DAY = 24 * 3_600_000
const HOUR = 3_600_000

let wholeAgainAt = 0

/**
 * Finds and heals what a crash inside Medusa's own workflows leaves (docs/decisions/066). Says in the
 * log what it did; one process at a time. A crash touches what it leaves, so that most looks need not go
 * through what nobody touched for a day; a process' first look does, and one a day.
 * @returns ids of the orders it healed; undefined when another process is at it
 */
export async function sweepOrders(
  container: MedusaContainer,
  { quiet = QUIET }: { quiet?: number } = {},
): Promise<string[] | undefined> {
  const client = await pool().connect()
  try {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_lock(${lockClasses.sweep}) as mine`,
    )
    if (!rows[0]?.mine) return undefined
    try {
      await sweepLeftovers(quiet)
      const recent = await look(container, quiet, RECENTLY)
      if (Date.now() < wholeAgainAt) return recent
      // Should it fail, or find more than it heals at once, it is made again, and the recent ones are healed.
      wholeAgainAt = Date.now() + HOUR
      const old = await look(container, quiet)
      if (old.length < MOST_CRASHED) wholeAgainAt = Date.now() + DAY
      return [...new Set([...recent, ...old])]
    } finally {
      await client.query(`select pg_advisory_unlock(${lockClasses.sweep})`)
    }
  } finally {
    client.release()
  }
}

/** Heals what there is among orders touched since then, or among all. @returns their ids */
async function look(container: MedusaContainer, quiet: number, since?: string): Promise<string[]> {
  const told = await tellOrders(container, quiet, since)
  for (const id of told)
    log("warn", "orders_healed", { order: id, done: ["told of a payment or refund"] })
  const crashed = await findCrashed(quiet, since)
  for (const order of crashed) await healAlone(container, order)
  return [...new Set([...told, ...crashed.map(({ id }) => id)])]
}

/** Takes its turn with everybody else; who was at the order since it was found has changed what is to heal. */
async function healAlone(container: MedusaContainer, crashed: Crashed): Promise<void> {
  const { id } = crashed
  try {
    const done = await aloneWithOrder(container, id, async () =>
      (await wasTouched(crashed)) ? [] : heal(container, crashed),
    )
    if (done.length > 0) log("warn", "orders_healed", { order: id, done })
  } catch (error) {
    log("error", "order_not_healed", { order: id, ...describeError(error) })
  }
}

/**
 * What a refund left comes before the cancellation: Medusa credits nothing to a cancelled order.
 * @returns what was done, in words
 */
async function heal(
  container: MedusaContainer,
  { id, stock, cancel, credit }: Crashed,
): Promise<string[]> {
  const done = stock ? await healStock(id, { reserve: !cancel }) : []
  if (credit) done.push(...(await healCredit(container, id, credit)))
  if (cancel) {
    await cancelOrderWorkflow(container).run({ input: { order_id: id } })
    done.push("finished its cancellation")
  }
  return done
}

/** All or nothing of one order; one that will be cancelled needs no units reserved. */
function healStock(id: string, { reserve }: { reserve: boolean }): Promise<string[]> {
  return transaction(async (db) => {
    await db.query(`select from "order" where id = $1 for update`, [id])
    const parcels = await healParcels(db, id)
    const shelf = await healShelf(db, id)
    return [...parcels, ...shelf, ...(reserve ? await healReservations(db, id) : [])]
  })
}
