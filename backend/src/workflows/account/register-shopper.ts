import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { transaction } from "../../db/pool"
import { findCredential, isSellerEmail } from "../../modules/credential/find-credential"
import { hashPassword } from "../../modules/credential/password-hash"
import { brokenPasswordRule } from "../../modules/credential/password-rule"
import { OneTimeCodeService } from "../../modules/one-time-code/service"
import { SessionService } from "../../modules/session/service"
import { oneLine } from "../../typed-text"
import { Refusal } from "../../refusal"
import { createShopper } from "./create-shopper"
import { normalEmail } from "./email"

export interface Registration {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly client: string
  /** The flow that proved the e-mail, and the session this browser had. */
  readonly flow?: string
  readonly formerSession?: string
}

const codes = new OneTimeCodeService()
const sessions = new SessionService()

/**
 * Uses up the proof of the e-mail, writes customer and sign-in data and starts a session, in one
 * transaction: of twenty registrations with one proof, one is made.
 * @returns customer id and session token
 * @throws Refusal for missing input, a broken password rule, a missing proof, or an existing account
 */
export async function registerShopper(
  registration: Registration,
): Promise<{ customerId: string; session: string }> {
  const { password, client, flow, formerSession } = registration
  const name = oneLine(registration.name)
  const email = normalEmail(registration.email)
  if (!name || !email || !password) throw new Refusal(messages.fieldsMissing)
  if ([...name].length > limits.personName) throw new Refusal(messages.nameTooLong)
  const broken = brokenPasswordRule(password)
  if (broken) throw new Refusal(broken)
  // Asked before the costly hash, and settled in the transaction.
  if (!flow || !(await codes.isProven(flow, email, "register")))
    throw new Refusal(messages.emailNotVerified)
  const passwordHash = await hashPassword(password, client)
  try {
    return await transaction(async (db) => {
      if (!(await codes.consume(db, flow, email, "register")))
        throw new Refusal(messages.emailNotVerified)
      const taken = await findCredential(email, db)
      if (taken?.customerId || taken?.userId || (await isSellerEmail(email, db)))
        throw new Refusal(messages.accountExists)
      const customerId = await createShopper(db, { name, email, passwordHash })
      if (formerSession) await sessions.end("shopper", formerSession, db)
      return { customerId, session: await sessions.start("shopper", customerId, db) }
    })
  } catch (error) {
    if ((error as { code?: string }).code === UNIQUE_VIOLATION)
      throw new Refusal(messages.accountExists)
    throw error
  }
}

const UNIQUE_VIOLATION = "23505"
