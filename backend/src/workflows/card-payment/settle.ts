import { DatabaseError } from "pg"
import { type Db, transaction } from "../../db/pool"
import { tellBrowsers } from "../../live/tell-browsers"
import {
  closedStates,
  type Effect,
  type Fact,
  next,
  type PaymentState,
  waitingStates,
} from "../../modules/card-checkout/payment-state"
import type { PaymentProblem } from "../../modules/mail/mail"
import { log } from "../../server/log"
import { cancelUnpaidOrder, reviveOrder } from "./cancel-order"
import { giveCartBack, takeFromCart } from "./cart-of-order"
import { mailPayment, mailPlaced, mailSeller } from "./payment-mails"
import { holdPayment, type PaymentRow } from "./payment-row"
import { takePayment } from "./take-payment"

/** What comes with a fact. */
export interface News {
  readonly page?: { readonly id: string; readonly url?: string }
  readonly intentId?: string
}

type Held = NonNullable<Awaited<ReturnType<typeof holdPayment>>>

const effects: Record<Effect, (db: Db, payment: PaymentRow, intentId: string) => Promise<unknown>> =
  {
    "cancel-order": cancelUnpaidOrder,
    "revive-order": reviveOrder,
    "take-payment": takePayment,
    "take-from-cart": takeFromCart,
    "give-back-cart": giveCartBack,
    "forget-request": (db, { customer_id, order_id }) =>
      db.query(`delete from shop_order_request where customer_id = $1 and order_id = $2`, [
        customer_id,
        order_id,
      ]),
    announce: (db, { order_id }) =>
      db.query(
        `insert into shop_order_announcement (order_id) values ($1) on conflict do nothing`,
        [order_id],
      ),
    "mail-placed": mailPlaced,
    "mail-received": (db, payment) => mailPayment(db, payment, "payment-received"),
    "mail-expired": (db, payment) => mailPayment(db, payment, "payment-expired"),
    "mail-failed": (db, payment) => mailPayment(db, payment, "payment-failed"),
    "flag-amount": (db, { order_id }) => flag(db, order_id, "amount"),
    "flag-gone": (db, { order_id }) => flag(db, order_id, "gone"),
    "flag-lost": (db, { order_id }) => flag(db, order_id, "lost"),
  }

/** Marks what a person has to look at, shows the order to the seller, and tells them by mail. */
export async function flag(db: Db, orderId: string, problem: PaymentProblem): Promise<void> {
  await db.query(`update shop_card_payment set problem = $2, listed = true where order_id = $1`, [
    orderId,
    problem,
  ])
  await mailSeller(db, orderId, problem)
  log("warn", "card_payment_flagged", { orderId, problem })
}

/**
 * Settles a fact about an order's card payment: what is written of it, of the order, its stock, the
 * cart and the mails is one transaction, and nobody else settles the same payment meanwhile. Never
 * calls the provider. @returns the state after it; undefined when no such payment is known
 */
export async function settle(
  orderId: string,
  fact: Fact,
  news: News = {},
): Promise<PaymentState | undefined> {
  const state = await settling((db) => settleIn(db, orderId, fact, news))
  await tellBrowsers()
  return state
}

/** As `settle`, in a transaction of the caller's. */
export async function settleIn(
  db: Db,
  orderId: string,
  fact: Fact,
  news: News = {},
): Promise<PaymentState | undefined> {
  const held = await holdPayment(db, orderId)
  if (!held) return undefined
  const payment = { ...held, page_id: held.page_id ?? news.page?.id ?? null }
  const intentId = news.intentId ?? held.intent_id ?? ""
  let move = next(held.standing, fact)
  if (move.otherwise && !(await reviveOrder(db, payment))) move = move.otherwise
  for (const effect of move.effects)
    if (effect !== "revive-order") await effects[effect](db, payment, intentId)
  await remember(db, held, move.to, news)
  if (move.to !== held.state)
    log("info", "card_payment", { orderId, from: held.state, to: move.to, fact: fact.kind })
  return move.to
}

/** When a state is looked at again by itself; null once nothing is left to do. See `reconcile.ts`. */
const again: Partial<Record<PaymentState, string>> = {
  open: "created_at + interval '2 minutes'",
  refunding: "now()",
  // It may fail after all.
  refunded: "now() + interval '1 week'",
  // For money that was on its way when the page closed.
  ...Object.fromEntries(
    closedStates.map((state) => [
      state,
      "case when page_id is not null then now() + interval '2 minutes' end",
    ]),
  ),
}

async function remember(db: Db, held: Held, state: PaymentState, news: News): Promise<void> {
  const isOpen = waitingStates.includes(state)
  const isMoved = state !== held.state
  const due = isMoved
    ? `, changed_at = now(), checks = 0, next_check_at = ${again[state] ?? "null"}`
    : ""
  await db.query(
    `update shop_card_payment set state = $2, page_id = coalesce(page_id, $3),
       page_url = case when $4 or $2 = 'paid' then coalesce($5, page_url) end, intent_id = coalesce(intent_id, $6),
       cancel_hash = case when $4 then cancel_hash end,
       listed = listed or $2 in ('paid', 'mismatched', 'refunding', 'refunded')${due}
     where order_id = $1`,
    [
      held.order_id,
      state,
      news.page?.id ?? null,
      isOpen,
      news.page?.url ?? null,
      news.intentId || null,
    ],
  )
}

const ATTEMPTS = 5

/** Meeting an order of the same shopper in the database means starting over. */
export async function settling<Result>(work: (db: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction(work)
    } catch (error) {
      const met = error instanceof DatabaseError && /^(40001|40P01)$/.test(error.code ?? "")
      if (!met || attempt === ATTEMPTS) throw error
    }
  }
}
