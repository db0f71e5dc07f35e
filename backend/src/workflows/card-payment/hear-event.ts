import type Stripe from "stripe"
import type { Db } from "../../db/pool"
import { tellBrowsers } from "../../live/tell-browsers"
import { type CardPage, toPage } from "../../modules/stripe-checkout/page"
import { env } from "../../server/env"
import { log } from "../../server/log"
import { factOf } from "./learn"
import { mailSeller } from "./payment-mails"
import { findPayment } from "./payment-row"
import { flag, settleIn, settling } from "./settle"

/**
 * Takes a proven event of the provider: that it was heard and what follows from it are one transaction,
 * so that it has its effect once, however often and in whatever order it comes. Events that are none of
 * ours (another kind, another shop's page) are taken and change nothing.
 */
export async function hearEvent(event: Stripe.Event): Promise<void> {
  await settling(async (db) => {
    const { rowCount } = await db.query(
      `insert into shop_card_event (id, type) values ($1, $2) on conflict (id) do nothing`,
      [event.id, event.type],
    )
    if (rowCount === 0) return
    const orderId = await effectOf(db, event)
    if (orderId)
      await db.query(`update shop_card_event set order_id = $2 where id = $1`, [event.id, orderId])
    log("info", "card_event", { id: event.id, type: event.type, orderId })
  })
  await tellBrowsers()
}

/** @returns the order that the event was about, if it is one of ours */
async function effectOf(db: Db, event: Stripe.Event): Promise<string | undefined> {
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.expired":
      return settlePage(db, event.data.object)
    case "checkout.session.async_payment_failed":
      return settlePage(db, event.data.object, true)
    case "charge.refunded":
    case "charge.refund.updated":
    case "refund.updated":
    case "refund.failed":
      return lookAgain(db, event.data.object.payment_intent)
    case "charge.dispute.created": {
      const orderId = await orderOf(db, event.data.object.payment_intent)
      if (orderId) await flag(db, orderId, "dispute")
      return orderId
    }
    default:
      return undefined
  }
}

async function settlePage(
  db: Db,
  session: Stripe.Checkout.Session,
  isFailed = false,
): Promise<string | undefined> {
  const page = toPage(session)
  const known =
    (await findPayment(db, { pageId: page.id })) ??
    (page.orderId ? await findPayment(db, { orderId: page.orderId }) : undefined)
  if (!known) {
    if (page.says.kind === "paid" && isOurs(session)) await missOrder(db, page)
    return undefined
  }
  const orderId = known.order_id
  if (known.page_id && known.page_id !== page.id) {
    // Somebody opened a second page for the order: what comes in there is for a person to look at.
    if (page.says.kind === "paid") await flag(db, orderId, "page")
    return orderId
  }
  if (isFailed) await settleIn(db, orderId, { kind: "failed" }, { page })
  const learnt = isFailed ? undefined : factOf(page)
  if (learnt) await settleIn(db, orderId, learnt.fact, learnt.news)
  return orderId
}

/** Whether this shop opened a page; others may share the account. */
const isOurs = ({ success_url: url }: Stripe.Checkout.Session) =>
  url?.startsWith(`${env().publicUrl}/`) ?? false

/**
 * Money for an order that is not in the database, since a backup was restored that is older. What is to be
 * done with it only a person can tell: the order may stand in the mails.
 */
async function missOrder(db: Db, { id, orderId }: CardPage): Promise<void> {
  await mailSeller(db, orderId ?? id, "unknown")
  log("warn", "card_payment_without_order", { page: id, orderId })
}

/**
 * Money went back, or came back from there: how much, and whether Medusa knows of it, is looked up outside
 * of a transaction.
 */
async function lookAgain(db: Db, intent: unknown): Promise<string | undefined> {
  const orderId = await orderOf(db, intent)
  if (orderId)
    await db.query(
      `update shop_card_payment set next_check_at = now() + interval '1 second' where order_id = $1`,
      [orderId],
    )
  return orderId
}

async function orderOf(db: Db, intent: unknown): Promise<string | undefined> {
  const intentId = typeof intent === "string" ? intent : (intent as { id?: string } | null)?.id
  return intentId ? (await findPayment(db, { intentId }))?.order_id : undefined
}
