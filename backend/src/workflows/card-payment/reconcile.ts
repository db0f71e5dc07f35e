import type { MedusaContainer } from "@medusajs/framework/types"
import { pool } from "../../db/pool"
import { closedStates, inSql, type PaymentState } from "../../modules/card-checkout/payment-state"
import { repeat } from "../../repeat"
import { describeError, log } from "../../server/log"
import { balanceRefunds } from "./balance-refunds"
import { closeCheckout, learn } from "./learn"
import { settle } from "./settle"

/** How often it looks for payments that are due, in ms, and how many it asks about at once. */
const LOOK_EVERY = 1_000
const BATCH = 8

interface Due {
  readonly order_id: string
  readonly state: PaymentState
  readonly closing: string | null
  readonly order_status: string | null
}

/**
 * Takes what is due and says at once when it is due again: the pause grows by half from 30 s to 4
 * minutes, and for a page past its end on to an hour; the moment after its end is never missed. So one
 * payment is asked about by one process only, and if that dies, by another later.
 */
const take = {
  name: "card_take_due",
  text: `
    with due as (
      select order_id from shop_card_payment where next_check_at <= now()
      order by next_check_at limit $1 for update skip locked
    )
    update shop_card_payment card set checks = checks + 1, asked_at = now(), next_check_at = (
        select case when now() < expires_at then least(now() + pause, expires_at + interval '5 s')
          else now() + pause end
        from (select make_interval(secs => least(30 * power(1.5, least(checks, 20)),
          case when now() < expires_at + interval '10 minutes' then 240 else 3600 end)) as pause) p)
    from due left join "order" o on o.id = due.order_id
    where card.order_id = due.order_id
    returning card.order_id, card.state, card.closing,
      case when o.deleted_at is null then o.status::text end as order_status`,
}

/**
 * Asks the provider about payments that nobody told of: pages that closed or were paid without a word,
 * pages that could not be closed, refunds that a crash left. What it hears is settled by the same code
 * as everything else.
 */
export function startReconciler(container: MedusaContainer): { stop(): Promise<void> } {
  return repeat({
    every: LOOK_EVERY,
    failure: "card_payments_not_checked",
    async work(signal) {
      while ((await reconcileSome(container)) === BATCH && !signal.aborted);
    },
  })
}

/** @returns how many were due */
async function reconcileSome(container: MedusaContainer): Promise<number> {
  const { rows } = await pool().query<Due & Record<string, unknown>>({ ...take, values: [BATCH] })
  await Promise.all(rows.map((due) => check(container, due)))
  return rows.length
}

async function check(container: MedusaContainer, due: Due): Promise<void> {
  const { order_id: orderId, state, closing, order_status: status } = due
  const isOff = status !== "pending"
  try {
    if (state === "opening") {
      await settle(orderId, { kind: "unopened" })
    } else if (state === "open") {
      await (closing || isOff ? closeCheckout(orderId, "order cancelled") : learn(orderId))
    } else {
      if (status === "canceled" && (await keepsMoney(orderId)))
        await settle(orderId, { kind: "given-up" })
      if (closedStates.includes(state)) await learn(orderId)
      await balanceRefunds(container, orderId)
      await done(orderId)
    }
  } catch (error) {
    log("warn", "card_payment_unclear", { orderId, state, ...describeError(error) })
  }
}

/** A cancelled order whose money was not given back: whoever cancelled it did not know of it. */
async function keepsMoney(orderId: string): Promise<boolean> {
  const { rows } = await pool().query<{ keeps: boolean }>(
    `select card.state = 'mismatched' or card.state = 'paid'
         and collection.captured_amount > coalesce(collection.refunded_amount, 0) as keeps
     from shop_card_payment card join payment_collection collection on collection.id = card.collection_id
     where card.order_id = $1`,
    [orderId],
  )
  return rows[0]?.keeps ?? false
}

/**
 * Nothing is left to look at, unless something has happened since. A page that closed without money is
 * looked at twice more, an hour and a day later: money may come late, and the news of it be lost. So is a
 * refund, a week and five weeks later: it fails within a month, if at all.
 */
async function done(orderId: string): Promise<void> {
  await pool().query(
    `update shop_card_payment card set next_check_at = case
       when state in ${inSql(closedStates)} and page_id is not null
       then changed_at + (array[interval '1 hour', interval '1 day'])[checks]
       else (select min(given_at + pause) from (
         select refund.created_at as given_at from payment p
         join refund on refund.payment_id = p.id and refund.deleted_at is null
         where p.payment_session_id = card.session_id
         -- Of money that never was an order's Medusa knows no payment.
         union all select card.changed_at where card.state = 'refunded' and not exists (
           select from payment p where p.payment_session_id = card.session_id)
       ) given
       cross join unnest(array[interval '1 week', interval '5 weeks']) as pause
       where given_at + pause > now()) end
     where order_id = $1 and state in ${inSql(["paid", "refunded", ...closedStates, "mismatched"])}
       and next_check_at > now() + interval '25 seconds'`,
    [orderId],
  )
}
