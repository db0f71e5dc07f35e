import { messages } from "@shop/api/messages"
import { transaction } from "../../db/pool"
import { type Credential, findCredential } from "../../modules/credential/find-credential"
import { fitsPassword } from "../../modules/credential/password-hash"
import { RateLimitService } from "../../modules/rate-limit/service"
import { type SessionRole, SessionService } from "../../modules/session/service"
import { Refusal } from "../../refusal"
import { log } from "../../server/log"
import { signInLimit } from "./account-limits"
import { normalEmail } from "./email"

export interface SignIn {
  readonly email: string
  readonly password: string
  readonly client: string
  /** The token of this browser's former session in the role, which ends. */
  readonly formerSession?: string
}

export interface SignedIn {
  /** Customer id of a shopper, user id of a seller. */
  readonly subjectId: string
  /** The new session's token. */
  readonly session: string
}

/** Too many failures: the same sentence whether or not the password was right. */
export class SignInPaused extends Refusal {
  constructor(readonly waitSeconds: number) {
    super(messages.signInCoolDown)
  }
}

const rateLimits = new RateLimitService()
const sessions = new SessionService()

/**
 * Checks e-mail and password for a role and starts a session. Unknown accounts take as long as known
 * ones. However many guesses arrive at once, only the first ten failures say so: each verdict is
 * weighed against the count in the order the database saw them.
 * @throws Refusal for missing input or a wrong pair, SignInPaused, BadRequest 429 when hashing is full
 */
export async function signIn(role: SessionRole, attempt: SignIn): Promise<SignedIn> {
  const email = normalEmail(attempt.email)
  if (!email || !attempt.password) throw new Refusal(messages.fieldsMissing)
  const limit = [signInLimit(attempt.client, email)]
  const paused = await rateLimits.peek(limit)
  if (paused) throw new SignInPaused(paused.waitSeconds)

  const credential = await findCredential(email)
  const subjectId = credential && subjectOf(role, credential)
  const stored = subjectId ? credential?.passwordHash : undefined
  const fits = await fitsPassword(attempt.password, stored, attempt.client)

  const full = fits ? await rateLimits.peek(limit) : await rateLimits.take(limit)
  if (full) throw new SignInPaused(full.waitSeconds)
  const session =
    fits && credential && subjectId
      ? await startSession(role, credential, subjectId, attempt.formerSession)
      : undefined
  log("info", session ? "signed_in" : "sign_in_failed", { role, ...(session && { subjectId }) })
  if (!session || !subjectId) throw new Refusal(messages.credentialsWrong)
  return { subjectId, session }
}

function subjectOf(role: SessionRole, { customerId, userId }: Credential): string | undefined {
  // A seller is never a shopper, even if Medusa once tied both to one e-mail.
  if (role === "shopper") return userId ? undefined : customerId
  return userId
}

/** Starts the session only if the password is still the one that was checked: a reset may have come between. */
function startSession(
  role: SessionRole,
  { identityId, passwordHash }: Credential,
  subjectId: string,
  former: string | undefined,
): Promise<string | undefined> {
  return transaction(async (db) => {
    const { rowCount } = await db.query(
      `select 1 from provider_identity
       where id = $1 and provider_metadata->>'password' = $2 for share`,
      [identityId, passwordHash],
    )
    if (!rowCount) return undefined
    if (former) await sessions.end(role, former, db)
    return sessions.start(role, subjectId, db)
  })
}
