import { type Db, pool } from "../../db/pool"

/** Who an e-mail and its password belong to: Medusa's emailpass identity and the living actor behind it. */
export interface Credential {
  readonly identityId: string
  /** As Medusa stores it: base64 of scrypt's own format. */
  readonly passwordHash: string | undefined
  readonly customerId: string | undefined
  readonly userId: string | undefined
}

/** The sign-in data of an e-mail (lower-cased), or undefined when it has none. */
export async function findCredential(
  email: string,
  db: Db = pool(),
): Promise<Credential | undefined> {
  const { rows } = await db.query<{
    id: string
    hash: string | null
    customer_id: string | null
    user_id: string | null
  }>(
    `select identity.id, identity.provider_metadata->>'password' as hash,
            customer.id as customer_id, "user".id as user_id
     from (
       -- More spellings than one there hardly are; without the limit Postgres expects hundreds, and
       -- reads all accounts.
       select id, auth_identity_id, provider_metadata from provider_identity
       where provider = 'emailpass' and lower(entity_id) = $1 and deleted_at is null limit 10
     ) identity
     join auth_identity auth on auth.id = identity.auth_identity_id and auth.deleted_at is null
     left join customer on customer.id = auth.app_metadata->>'customer_id'
       and customer.deleted_at is null
     left join "user" on "user".id = auth.app_metadata->>'user_id' and "user".deleted_at is null
     order by "user".id nulls last, customer.id nulls last limit 1`,
    [email],
  )
  const found = rows[0]
  return (
    found && {
      identityId: found.id,
      passwordHash: found.hash ?? undefined,
      customerId: found.customer_id ?? undefined,
      userId: found.user_id ?? undefined,
    }
  )
}

/** Whether the e-mail is a seller's, with or without sign-in data. */
export async function isSellerEmail(email: string, db: Db = pool()): Promise<boolean> {
  const { rowCount } = await db.query(
    `select 1 from "user" where lower(email) = $1 and deleted_at is null`,
    [email],
  )
  return rowCount !== 0
}
