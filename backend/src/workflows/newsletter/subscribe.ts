import { randomUUID } from "node:crypto"
import type { Language } from "@shop/api/language"
import { messages } from "@shop/api/messages"
import { transaction } from "../../db/pool"
import { enqueueMail } from "../../modules/mail/enqueue-mail"
import { CONFIRM_HOURS, NewsletterService } from "../../modules/newsletter/service"
import { RateLimitService } from "../../modules/rate-limit/service"
import { Refusal } from "../../refusal"
import { originOf } from "../../server/client-address"
import { isEmail, normalEmail } from "../account/email"
import { leaveToken, readLeaveToken } from "./leave-token"

const newsletter = new NewsletterService()
const rateLimits = new RateLimitService()
const HOUR = 3600

/**
 * Mails a link that subscribes to the newsletter. Limits and answer are the same for who is
 * subscribed already, to whom nothing is mailed.
 * @throws Refusal for what is no e-mail, and while a limit is used up
 */
export async function askToSubscribe(
  typed: string,
  client: string,
  language: Language,
): Promise<void> {
  const email = normalEmail(typed)
  if (!isEmail(email)) throw new Refusal(messages.emailInvalid)
  const exhausted = await rateLimits.take([
    { key: ["newsletter", email], max: 3, seconds: HOUR },
    { key: ["newsletter-origin", originOf(client)], max: 20, seconds: HOUR },
  ])
  if (exhausted) throw new Refusal(messages.newsletterTooMany)
  await transaction(async (db) => {
    const begun = await newsletter.begin(email, db)
    if (!begun) return
    await enqueueMail(db, {
      kind: "newsletter-confirm",
      ref: randomUUID(),
      to: email,
      language,
      facts: { code: begun.token },
      expiresAt: new Date(Date.now() + CONFIRM_HOURS * HOUR * 1_000),
    })
  })
}

/** Subscribes whose token it is, and welcomes them once. @throws Refusal for an unknown or old token */
export async function confirmSubscription(token: string, language: Language): Promise<void> {
  await transaction(async (db) => {
    const subscriber = await newsletter.confirm(token, db)
    if (!subscriber) throw new Refusal(messages.newsletterTokenWrong)
    const { id, email, isNew } = subscriber
    if (!isNew) return
    const facts = { code: leaveToken(id) }
    await enqueueMail(db, { kind: "newsletter-welcome", ref: id, to: email, language, facts })
  })
}

/** Ends a subscription, which may have ended already. @throws Refusal for a token that is none */
export async function unsubscribe(token: string): Promise<void> {
  const id = readLeaveToken(token)
  if (!id) throw new Refusal(messages.newsletterTokenWrong)
  await newsletter.forget(id)
}
