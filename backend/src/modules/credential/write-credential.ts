import { generateEntityId } from "@medusajs/framework/utils"
import type { Db } from "../../db/pool"

export interface NewCredential {
  /** Lower-cased. */
  readonly email: string
  readonly passwordHash: string
  /** The actor that signs in with it, as Medusa's auth identity names it. */
  readonly actor: { readonly customer_id: string } | { readonly user_id: string }
}

/**
 * Writes Medusa's emailpass sign-in data of an actor, inside the caller's transaction; what is left
 * of a deleted account with the same e-mail is taken over. The unique e-mail settles races: the
 * second writer fails with Postgres' 23505.
 */
export async function writeCredential(db: Db, credential: NewCredential): Promise<void> {
  const { email, passwordHash, actor } = credential
  const password = JSON.stringify({ password: passwordHash })
  const { rows } = await db.query<{ auth_identity_id: string }>(
    `update provider_identity set deleted_at = null, updated_at = now(),
       provider_metadata = coalesce(provider_metadata, '{}') || $2::jsonb
     where provider = 'emailpass' and entity_id = $1 returning auth_identity_id`,
    [email, password],
  )
  const former = rows[0]?.auth_identity_id
  if (former) {
    await db.query(
      `update auth_identity set app_metadata = $2, deleted_at = null, updated_at = now()
       where id = $1`,
      [former, JSON.stringify(actor)],
    )
    return
  }
  const id = generateEntityId(undefined, "authid")
  await db.query(`insert into auth_identity (id, app_metadata) values ($1, $2)`, [
    id,
    JSON.stringify(actor),
  ])
  await db.query(
    `insert into provider_identity (id, entity_id, provider, auth_identity_id, provider_metadata)
     values ($1, $2, 'emailpass', $3, $4)`,
    [generateEntityId(undefined, "provid"), email, id, password],
  )
}
