import type { Db } from "../../db/pool"

/** Replaces the password of an identity; a trigger ends the sessions of whom it belongs to. */
export async function replacePassword(
  db: Db,
  identityId: string,
  passwordHash: string,
): Promise<void> {
  await db.query(
    `update provider_identity set updated_at = now(),
       provider_metadata = coalesce(provider_metadata, '{}') || $2::jsonb
     where id = $1`,
    [identityId, JSON.stringify({ password: passwordHash })],
  )
}
