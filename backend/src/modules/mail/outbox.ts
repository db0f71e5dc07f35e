import { type Language, languages } from "@shop/api/language"
import type { Db } from "../../db/pool"

/** A mail that this sender has taken: nobody else touches it before the lease runs out. */
export interface LeasedMail {
  id: string
  kind: string
  recipient: string
  payload: Record<string, unknown>
  message_id: string
  attempts: number
  language: Language
  lease: string
}

/** How long a sender may hold a mail, in seconds; longer than the longest try. */
const LEASE_SECONDS = 40
const KEEP_DAYS = 30

/** Where mails are that wait to be sent; those that were given up wait for ever. */
export const mailsWaiting =
  "shop_mail_outbox where sent_at is null and next_attempt_at < 'infinity'"

const due = `sent_at is null and next_attempt_at <= now()
  and (leased_until is null or leased_until <= now())
  and (expires_at is null or expires_at > now())`

/** Settled at the first try, so that all tries are the same mail. */
const languageOfReader = `
  select language from shop_reader where subject_id in (
    select id from customer where email = recipient and has_account and deleted_at is null
    union all
    select id from "user" where email = recipient and deleted_at is null)
  limit 1`

const take = `
  with fresh as (
    select id from shop_mail_outbox where ${due} and attempts = 0
    order by next_attempt_at limit $2 for update skip locked
  ), again as (
    select id from shop_mail_outbox where ${due} and attempts > 0
    order by next_attempt_at limit $3 for update skip locked
  )
  update shop_mail_outbox
  set attempts = attempts + 1, lease = $1, leased_until = now() + interval '${LEASE_SECONDS} s',
    language = coalesce(language, (${languageOfReader}), '${languages[0]}')
  where id in (select id from fresh union all select id from again limit $2)
  returning id, kind, recipient, payload, message_id, attempts, lease, language`

/** Takes up to `room` mails that are due, new ones first, among them at most `retries` old ones. */
export async function takeDueMails(
  db: Db,
  lease: string,
  { room, retries }: { room: number; retries: number },
): Promise<LeasedMail[]> {
  const { rows } = await db.query<LeasedMail & Record<string, unknown>>(take, [
    lease,
    room,
    retries,
  ])
  return rows
}

/** A mail is gone: never again, and the code in it is forgotten. */
export async function markSent(db: Db, { id, lease }: LeasedMail): Promise<void> {
  await db.query(
    `update shop_mail_outbox
     set sent_at = now(), payload = payload - 'sealed', lease = null, leased_until = null, last_error = null
     where id = $1 and lease = $2`,
    [id, lease],
  )
}

/** A try failed: the next one in `delay` ms. */
export async function markFailed(
  db: Db,
  { id, lease }: LeasedMail,
  { error, delay }: { error: string; delay: number },
): Promise<void> {
  await db.query(
    `update shop_mail_outbox
     set next_attempt_at = now() + make_interval(secs => $3), lease = null, leased_until = null, last_error = $4
     where id = $1 and lease = $2`,
    [id, lease, delay / 1000, error],
  )
}

/** Ends mails that are past their time, forgetting their codes; drops rows that are long over. */
export async function sweepOutbox(db: Db): Promise<void> {
  await db.query(
    `update shop_mail_outbox
     set next_attempt_at = 'infinity', payload = payload - 'sealed', last_error = 'expired'
     where sent_at is null and expires_at <= now() and next_attempt_at < 'infinity'
       and (leased_until is null or leased_until <= now())`,
  )
  await db.query(
    `delete from shop_mail_outbox
     where coalesce(sent_at, expires_at) < now() - interval '${KEEP_DAYS} days'`,
  )
}
