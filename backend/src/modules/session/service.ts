import { hash as hashOnce, randomBytes } from "node:crypto"
import { type Language, languages } from "@shop/api/language"
import { inBatches } from "../../db/in-batches"
import { type Db, pool } from "../../db/pool"

/** `shopper` is a Medusa customer; `seller` (seller area) and `admin` (Medusa Admin) a Medusa user. */
export type SessionRole = "shopper" | "seller" | "admin"

export interface Session {
  readonly role: SessionRole
  /** Customer id of a shopper, user id of a seller. */
  readonly subjectId: string
  readonly tokenHash: Buffer
  /** The one the shop speaks to them, as last noted. */
  readonly language: Language
  /** Set when this use prolonged it: the browser's cookie should live as much longer. */
  readonly prolonged: boolean
}

/** How long a session lives without being used, in seconds (behaviour: Accounts). */
export const idleSeconds: Record<SessionRole, number> = {
  shopper: 30 * 24 * 3600,
  seller: 12 * 3600,
  admin: 12 * 3600,
}

/** A use within this many seconds of the last recorded one is not written again. */
const recordEvery = 300

const hash = (token: string) => hashOnce("sha256", token, "buffer")

interface Asked {
  readonly role: SessionRole
  readonly tokenHash: Buffer
}

interface Found {
  readonly place: number
  readonly subject_id: string
  readonly stale: boolean
  readonly language: Language
}

/** The sessions that live, each at the place of its question. */
async function findLive(asked: readonly Asked[]): Promise<(Found | undefined)[]> {
  const { rows } = await pool().query<Found>({
    name: "session_find",
    text: `
      select asked.place::int as place, session.*
      from unnest($1::bytea[], $2::text[]) with ordinality asked (token_hash, role, place)
      cross join lateral (
        select subject_id, seen_at < now() - make_interval(secs => $3) as stale,
          coalesce(language, '${languages[0]}') as language
        from shop_session left join shop_reader using (subject_id)
        where token_hash = asked.token_hash and role = asked.role and expires_at > now()
        limit 1) session`,
    values: [asked.map(({ tokenHash }) => tokenHash), asked.map(({ role }) => role), recordEvery],
  })
  const found = new Map(rows.map((row) => [row.place, row]))
  return asked.map((_, index) => found.get(index + 1))
}

/**
 * Who is signed in, kept in Postgres so that every process and every restart knows it. The browser
 * holds a random token; the table holds only its SHA-256.
 */
export class SessionService {
  /** Starts a session and returns its token, which is stored nowhere. */
  async start(role: SessionRole, subjectId: string, db: Db = pool()): Promise<string> {
    const token = randomBytes(32).toString("base64url")
    await db.query(
      `insert into shop_session (token_hash, role, subject_id, expires_at)
       values ($1, $2, $3, now() + make_interval(secs => $4))`,
      [hash(token), role, subjectId, idleSeconds[role]],
    )
    return token
  }

  /** The live session of a token in a role, or undefined; counts as a use of it. */
  async find(role: SessionRole, token: string): Promise<Session | undefined> {
    const tokenHash = hash(token)
    const found = await this.live({ role, tokenHash })
    if (!found) return undefined
    if (found.stale) {
      await pool().query(
        `update shop_session set seen_at = now(), expires_at = now() + make_interval(secs => $2)
         where token_hash = $1 and expires_at > now()`,
        [tokenHash, idleSeconds[role]],
      )
    }
    const { subject_id: subjectId, language, stale: prolonged } = found
    return { role, subjectId, tokenHash, language, prolonged }
  }

  /** Notes in which language the shop speaks to the owner of a session; their mails follow it. */
  async noteLanguage({ tokenHash }: Session, language: Language): Promise<void> {
    await pool().query(
      `insert into shop_reader (subject_id, language)
       select subject_id, $2 from shop_session where token_hash = $1
       on conflict (subject_id) do update set language = excluded.language
         where shop_reader.language is distinct from excluded.language`,
      [tokenHash, language],
    )
  }

  /** Every call begins with this question: under load, one statement answers those of many callers. */
  private readonly live = inBatches(findLive)

  /** Ends one session, whether it lived or not; the token is worthless from then on. */
  async end(role: SessionRole, token: string, db: Db = pool()): Promise<void> {
    await db.query(`delete from shop_session where token_hash = $1 and role = $2`, [
      hash(token),
      role,
    ])
  }

  /** Ends all sessions of one person in the given roles, e.g. after a new password. */
  async endAll(subjectId: string, roles: readonly SessionRole[], db: Db = pool()): Promise<void> {
    await db.query(`delete from shop_session where subject_id = $1 and role = any($2)`, [
      subjectId,
      roles,
    ])
  }

  /** Which of these sessions (hex of their hashes) live; asking is no use of them. */
  async alive(hashes: readonly string[]): Promise<Set<string>> {
    const { rows } = await pool().query<{ hash: string }>(
      `select encode(token_hash, 'hex') as hash from shop_session
       where token_hash = any (array(select decode(h, 'hex') from unnest($1::text[]) h))
         and expires_at > now()`,
      [hashes],
    )
    return new Set(rows.map(({ hash }) => hash))
  }

  /** Forgets what has expired. @returns how many */
  async sweep(): Promise<number> {
    const { rowCount } = await pool().query(`delete from shop_session where expires_at <= now()`)
    return rowCount ?? 0
  }
}
