import type { Db } from "../../db/pool"
import { entityId } from "../order/entity-id"
import { ofSummary, summaryTotal } from "../order/summary-total"
import type { PaymentRow } from "./payment-row"

const number = (column: string) => `${column} = session.amount, raw_${column} = session.raw_amount`

/** Exactly what Medusa writes when it authorises a session that the provider has captured already. */
const authorise = `
  update payment_session session set status = 'authorized', data = $2, updated_at = now(),
    authorized_at = coalesce(session.authorized_at, now())
  where session.id = $1`

const pay = `
  insert into payment (id, amount, raw_amount, currency_code, provider_id, data, captured_at,
    payment_collection_id, payment_session_id)
  select $2, amount, raw_amount, currency_code, provider_id, data, now(), payment_collection_id, id
  from payment_session session where session.id = $1`

const capture = `
  insert into capture (id, amount, raw_amount, payment_id)
  select $2, amount, raw_amount, $3 from payment_session session where session.id = $1`

const collect = `
  update payment_collection collection set status = 'completed', completed_at = now(),
    updated_at = now(), ${number("authorized_amount")}, ${number("captured_amount")}
  from payment_session session
  where session.id = $1 and collection.id = session.payment_collection_id`

const tell = `
  insert into order_transaction (id, order_id, version, amount, raw_amount, currency_code, reference,
    reference_id)
  select $2, o.id, o.version, session.amount, session.raw_amount, session.currency_code, 'capture', $3
  from "order" o, payment_session session where o.id = $4 and session.id = $1`

const sumUp = `
  update order_summary summary set updated_at = now(), totals = summary.totals || jsonb_build_object(
    ${summaryTotal("paid_total", `${ofSummary("paid_total")} + session.amount`)},
    ${summaryTotal("transaction_total", `${ofSummary("transaction_total")} + session.amount`)},
    ${summaryTotal("pending_difference", `${ofSummary("pending_difference")} - session.amount`)})
  from "order" o, payment_session session
  where o.id = $2 and session.id = $1 and summary.order_id = o.id and summary.version = o.version
    and summary.deleted_at is null`

/**
 * Writes into Medusa's tables that the order's amount was paid, so that Medusa and its Admin show it
 * and can give it back. Where the order is gone, the payment itself is still written down.
 */
export async function takePayment(db: Db, payment: PaymentRow, intentId: string): Promise<void> {
  const { session_id: session, order_id: order, page_id: page } = payment
  const paymentId = entityId("pay")
  const captureId = entityId("capt")
  const data = JSON.stringify({ id: page, payment_intent: intentId })
  await db.query({ name: "card_authorise", text: authorise }, [session, data])
  await db.query({ name: "card_pay", text: pay }, [session, paymentId])
  await db.query({ name: "card_capture", text: capture }, [session, captureId, paymentId])
  await db.query({ name: "card_collect", text: collect }, [session])
  const told = [session, entityId("ordtrx"), captureId, order]
  await db.query({ name: "card_tell", text: tell }, told)
  await db.query({ name: "card_sum_up", text: sumUp }, [session, order])
}
