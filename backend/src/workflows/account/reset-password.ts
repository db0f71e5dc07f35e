import { randomUUID } from "node:crypto"
import type { Language } from "@shop/api/language"
import { messages } from "@shop/api/messages"
import { transaction } from "../../db/pool"
import { findCredential } from "../../modules/credential/find-credential"
import { hashPassword } from "../../modules/credential/password-hash"
import { brokenPasswordRule } from "../../modules/credential/password-rule"
import { replacePassword } from "../../modules/credential/replace-password"
import { enqueueMail } from "../../modules/mail/enqueue-mail"
import { OneTimeCodeService } from "../../modules/one-time-code/service"
import { Refusal } from "../../refusal"
import { normalEmail } from "./email"
import { findShopper } from "./shopper"

export interface PasswordReset {
  readonly email: string
  readonly newPassword: string
  readonly client: string
  /** Of the mail. */
  readonly language: Language
  /** The flow that proved the e-mail. */
  readonly flow?: string
}

const codes = new OneTimeCodeService()

/**
 * Uses up the proof, replaces the password and queues the mail that tells of it, in one transaction.
 * A trigger ends every session of the shopper in that same transaction; nobody is signed in.
 * @throws Refusal for missing input, a broken password rule or a missing proof
 */
export async function resetPassword(reset: PasswordReset): Promise<void> {
  const { newPassword, client, language, flow } = reset
  const email = normalEmail(reset.email)
  if (!email || !newPassword) throw new Refusal(messages.fieldsMissing)
  const broken = brokenPasswordRule(newPassword)
  if (broken) throw new Refusal(broken)
  if (!flow || !(await codes.isProven(flow, email, "reset")))
    throw new Refusal(messages.emailNotVerified)
  const passwordHash = await hashPassword(newPassword, client)
  await transaction(async (db) => {
    const proven = await codes.consume(db, flow, email, "reset")
    const credential = proven ? await findCredential(email, db) : undefined
    if (!credential?.customerId || credential.userId) throw new Refusal(messages.emailNotVerified)
    await replacePassword(db, credential.identityId, passwordHash)
    const shopper = await findShopper(credential.customerId, db)
    await enqueueMail(db, {
      kind: "password-changed",
      ref: randomUUID(),
      to: email,
      language,
      facts: { name: shopper?.name ?? "", changedAt: new Date().toISOString() },
    })
  })
}
