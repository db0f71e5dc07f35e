import { randomUUID } from "node:crypto"
import type { Language } from "@shop/api/language"
import { env } from "../../server/env"
import { type Mail, SECRET_FACT } from "./mail"
import { seal } from "./seal"
import { senderOf } from "./sender"

/** A row of `shop_mail_outbox` to insert; the columns it leaves out have defaults. */
export interface MailRow {
  id: string
  kind: string
  subject_ref: string
  recipient: string
  payload: Record<string, unknown>
  message_id: string
  language: Language | null
  expires_at: string
}

/** The columns of a `MailRow`, for an `insert … select` from JSON. */
export const mailColumns = [
  "id",
  "kind",
  "subject_ref",
  "recipient",
  "payload",
  "message_id",
  "language",
  "expires_at",
] as const satisfies readonly (keyof MailRow)[]

/** After so many days nobody waits for a mail any more, in ms: an address that refuses it is no address. */
const LONGEST_TRIED = 30 * 24 * 3_600_000

/**
 * The outbox row of a mail, for writers that insert it in a statement of their own. Its Message-ID
 * is fixed here, so that every try is the same mail to whoever receives it twice; a code in it is
 * sealed.
 */
export function mailRow(mail: Mail): MailRow {
  const id = randomUUID()
  const { [SECRET_FACT]: secret, ...facts } = mail.facts as Record<string, unknown>
  const sealed =
    secret === undefined ? {} : { sealed: seal(String(secret), id, env().cookieSecret) }
  return {
    id,
    kind: mail.kind,
    subject_ref: mail.ref,
    recipient: mail.to,
    payload: { ...facts, ...sealed },
    message_id: `<${id}@${domainOf(senderOf(env().mailFrom).address)}>`,
    language: mail.language ?? null,
    expires_at: (mail.expiresAt ?? new Date(Date.now() + LONGEST_TRIED)).toISOString(),
  }
}

/** `shop@example.com` → `example.com` */
function domainOf(address: string): string {
  return /@(.+)$/.exec(address)?.[1] ?? "localhost"
}
