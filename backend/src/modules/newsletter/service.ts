import { createHash, randomBytes, randomUUID } from "node:crypto"
import { type Db, pool } from "../../db/pool"

/** How long the link of a confirmation works, in hours. */
export const CONFIRM_HOURS = 48

const hash = (token: string) => createHash("sha256").update(token).digest()

/** Subscribers of the newsletter. A token is stored nowhere, only its SHA-256. */
export class NewsletterService {
  /** A new token for whoever has not confirmed yet; undefined for who has. */
  async begin(email: string, db: Db): Promise<{ id: string; token: string } | undefined> {
    const token = randomBytes(24).toString("base64url")
    const { rows } = await db.query<{ id: string }>(
      `insert into shop_newsletter as kept (id, email, confirm_hash, confirm_until)
       values ($1, $2, $3, now() + interval '${CONFIRM_HOURS} hours')
       on conflict (email) do update
         set confirm_hash = excluded.confirm_hash, confirm_until = excluded.confirm_until
         where kept.confirmed_at is null
       returning id`,
      [randomUUID(), email, hash(token)],
    )
    return rows[0] && { id: rows[0].id, token }
  }

  /**
   * Subscribes whose token it is. A token goes on being good for its time, so that a second click is
   * no error. @returns the subscriber, and whether this was news; undefined for an unknown token
   */
  async confirm(
    token: string,
    db: Db,
  ): Promise<{ id: string; email: string; isNew: boolean } | undefined> {
    const { rows } = await db.query<{ id: string; email: string; isNew: boolean }>(
      `with found as (
         select id, email, confirmed_at is null as "isNew" from shop_newsletter
         where confirm_hash = $1 and confirm_until > now() for update
       ), done as (
         update shop_newsletter set confirmed_at = coalesce(confirmed_at, now())
         where id = (select id from found)
       )
       select * from found`,
      [hash(token)],
    )
    return rows[0]
  }

  /** Forgets a subscriber altogether, known or not. */
  async forget(id: string): Promise<void> {
    await pool().query("delete from shop_newsletter where id = $1", [id])
  }

  /** Forgets who never confirmed. @returns how many */
  async sweep(): Promise<number> {
    const { rowCount } = await pool().query(
      "delete from shop_newsletter where confirmed_at is null and confirm_until <= now()",
    )
    return rowCount ?? 0
  }
}
