import { pool } from "../../db/pool"
import { sweepLocks } from "../../modules/stock-lock/lock-table"
import { log } from "../../server/log"
import { orphanReservations } from "../sql"

/** Workflows that a dead process was at; the in-process engine never takes them up again. */
const abandoned = `
  delete from workflow_execution
  where state not in ('done', 'failed', 'reverted') and updated_at < now() - interval '1 day'`

/** A refund's credit line that was begun and never confirmed keeps every later change of its order out. */
const unblock = `
  update order_change set status = 'canceled', canceled_at = now(), updated_at = now()
  where status = 'pending' and change_type = 'credit_line' and deleted_at is null
    and updated_at <= now() - make_interval(secs => $1)`

/** Locks, reservations of no order, and records of workflows that nobody works at any more. */
export async function sweepLeftovers(quiet: number): Promise<void> {
  await sweepLocks()
  const freed = await pool().query(
    `update reservation_item set deleted_at = now(), updated_at = now()
     where id in (${orphanReservations}) and updated_at <= now() - make_interval(secs => $1)`,
    [quiet],
  )
  const unblocked = await pool().query(unblock, [quiet])
  const forgotten = await pool().query(abandoned)
  const [reservations = 0, changes = 0, workflows = 0] = [freed, unblocked, forgotten].map(
    ({ rowCount }) => rowCount ?? 0,
  )
  if (reservations + changes + workflows > 0)
    log("warn", "leftovers_swept", { reservations, changes, workflows })
}
