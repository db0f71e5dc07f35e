import { createHash, createHmac, randomBytes, randomInt } from "node:crypto"
import { type Db, pool } from "../../db/pool"
import { env } from "../../server/env"

/** What a proven e-mail may be used for. */
export type Purpose = "register" | "reset"

/** How long a code lives, and how long its proof, in seconds (behaviour: Accounts). */
export const CODE_SECONDS = 300
export const PROOF_SECONDS = 600
/** Wrong tries after which a code is dead. */
const TRIES = 5

/** Six random digits. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, "0")

const hashFlow = (flow: string) => createHash("sha256").update(flow).digest()
const newFlow = () => randomBytes(32).toString("base64url")

/**
 * Ties a mailed code to the browser that asked for it. A *flow* is the random value in that browser's
 * cookie; stored is only its hash, with one e-mail, one purpose and one code, itself a keyed hash.
 */
export class OneTimeCodeService {
  /**
   * Begins a flow and ends the browser's former one, its code with it. Without a `code` nobody can
   * verify it, and nothing shows that. @returns the value for the flow cookie
   */
  async begin(
    wanted: { former?: string; email: string; purpose: Purpose; code?: string },
    db: Db = pool(),
  ): Promise<string> {
    const { former, email, purpose, code } = wanted
    if (former) await db.query(`delete from shop_flow where flow_hash = $1`, [hashFlow(former)])
    const flow = newFlow()
    await db.query(
      `insert into shop_flow (flow_hash, email, purpose, code_hash, code_expires_at, expires_at)
       values ($1, $2, $3, $4, now() + make_interval(secs => $5), now() + make_interval(secs => $6))`,
      [
        hashFlow(flow),
        email,
        purpose,
        code === undefined ? randomBytes(32) : hashCode(flow, email, purpose, code),
        CODE_SECONDS,
        PROOF_SECONDS,
      ],
    )
    return flow
  }

  /**
   * Tries a code: counted and compared in one statement, so that any number at once is counted in
   * full, and only one of several right ones wins. @returns the renewed flow value, or undefined
   */
  async verify(flow: string, email: string, code: string): Promise<string | undefined> {
    const renewed = newFlow()
    const { rows } = await pool().query<{ verified: boolean }>(
      `update shop_flow set
         tries = tries + 1,
         flow_hash = case when ${fits} then $5 else flow_hash end,
         code_hash = case when ${fits} then null else code_hash end,
         verified_at = case when ${fits} then now() end,
         expires_at = case when ${fits} then now() + make_interval(secs => $7) else expires_at end
       where flow_hash = $1 and email = $2 and code_hash is not null and code_expires_at > now()
       returning verified_at is not null as verified`,
      [
        hashFlow(flow),
        email,
        hashCode(flow, email, "register", code),
        hashCode(flow, email, "reset", code),
        hashFlow(renewed),
        TRIES,
        PROOF_SECONDS,
      ],
    )
    return rows[0]?.verified ? renewed : undefined
  }

  /** Whether this flow has proven this e-mail for this purpose and is not used yet. */
  async isProven(flow: string, email: string, purpose: Purpose): Promise<boolean> {
    const { rowCount } = await pool().query(`select 1 from shop_flow where ${proven}`, [
      hashFlow(flow),
      email,
      purpose,
      PROOF_SECONDS,
    ])
    return rowCount !== 0
  }

  /** Uses up the proof, in the transaction of what it permits. @returns whether there was one */
  async consume(db: Db, flow: string, email: string, purpose: Purpose): Promise<boolean> {
    const { rowCount } = await db.query(`delete from shop_flow where ${proven}`, [
      hashFlow(flow),
      email,
      purpose,
      PROOF_SECONDS,
    ])
    return rowCount !== 0
  }

  /** Forgets what has expired. @returns how many */
  async sweep(): Promise<number> {
    const { rowCount } = await pool().query(`delete from shop_flow where expires_at <= now()`)
    return rowCount ?? 0
  }
}

/** All columns here are those before the update. */
const fits = `(tries < $6 and code_hash = case purpose when 'register' then $3::bytea else $4 end)`

const proven = `flow_hash = $1 and email = $2 and purpose = $3
  and verified_at > now() - make_interval(secs => $4)`

function hashCode(flow: string, email: string, purpose: Purpose, code: string): Buffer {
  return createHmac("sha256", env().cookieSecret)
    .update(JSON.stringify(["one-time-code", flow, email, purpose, code]))
    .digest()
}
