import { randomUUID } from "node:crypto"
import { limits } from "@shop/api"
import type { Language } from "@shop/api/language"
import { messages } from "@shop/api/messages"
import { transaction } from "../../db/pool"
import { findCredential, isSellerEmail } from "../../modules/credential/find-credential"
import { enqueueMail } from "../../modules/mail/enqueue-mail"
import type { Mail } from "../../modules/mail/mail"
import {
  CODE_SECONDS,
  newCode,
  OneTimeCodeService,
  type Purpose,
} from "../../modules/one-time-code/service"
import { RateLimitService } from "../../modules/rate-limit/service"
import { oneLine } from "../../typed-text"
import { Refusal } from "../../refusal"
import { codeLimits } from "./account-limits"
import { isEmail, normalEmail } from "./email"

export interface WantedCode {
  /** Given: the code is for a registration; absent: for a new password. */
  readonly name?: string
  readonly email: string
  /** The caller's address. */
  readonly client: string
  /** Of the mail. */
  readonly language: Language
  /** The flow this browser was in, which ends. */
  readonly former?: string
}

const codes = new OneTimeCodeService()
const rateLimits = new RateLimitService()

/**
 * Begins a flow and queues the mail that belongs to it. A stranger cannot tell who has an account:
 * limits, writes and answer are the same, whatever mail follows.
 * @returns the value for the flow cookie
 * @throws Refusal for missing or malformed input, and while a limit is used up
 */
export async function sendCode(wanted: WantedCode): Promise<string> {
  const { client, former } = wanted
  const purpose = wanted.name === undefined ? "reset" : "register"
  const email = normalEmail(wanted.email)
  const name = wanted.name === undefined ? undefined : oneLine(wanted.name)
  if (name === "" || email === "")
    throw new Refusal(name === undefined ? messages.fieldsMissing : messages.nameAndEmailMissing)
  if (name && [...name].length > limits.personName) throw new Refusal(messages.nameTooLong)
  if (!isEmail(email)) throw new Refusal(messages.emailInvalid)

  const exhausted = await rateLimits.take(codeLimits(client, email))
  if (exhausted?.limit.kind === "hour") throw new Refusal(messages.otpTooMany)
  if (exhausted) throw new Refusal(messages.otpCoolDown(exhausted.waitSeconds))

  const owner = await ownerOf(email)
  return transaction(async (db) => {
    const code = entitled(owner, purpose) ? newCode() : undefined
    const flow = await codes.begin({ former, email, purpose, code }, db)
    const mail = code
      ? codeMail(email, code, name)
      : owner === "shopper" && purpose === "register" && accountExistsMail(email)
    if (mail) await enqueueMail(db, { ...mail, language: wanted.language })
    return flow
  })
}

/** Whose e-mail it is. */
async function ownerOf(email: string): Promise<"shopper" | "seller" | "nobody"> {
  const [credential, seller] = await Promise.all([findCredential(email), isSellerEmail(email)])
  if (seller || credential?.userId) return "seller"
  return credential?.customerId ? "shopper" : "nobody"
}

/** Only who has no account may register, only a shopper may reset; a seller may neither. */
function entitled(owner: Awaited<ReturnType<typeof ownerOf>>, purpose: Purpose): boolean {
  return owner === (purpose === "register" ? "nobody" : "shopper")
}

function codeMail(to: string, code: string, name: string | undefined): Mail {
  const about = { ref: randomUUID(), to, expiresAt: new Date(Date.now() + CODE_SECONDS * 1_000) }
  return name === undefined
    ? { kind: "reset-code", ...about, facts: { code } }
    : { kind: "registration-code", ...about, facts: { name, code } }
}

function accountExistsMail(to: string): Mail {
  return { kind: "account-exists", ref: randomUUID(), to, facts: {} }
}
