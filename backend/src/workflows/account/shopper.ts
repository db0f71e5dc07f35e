import { type Db, pool } from "../../db/pool"

export interface Shopper {
  readonly id: string
  readonly name: string
  readonly email: string
}

/** A living shopper (Medusa customer) by id, or undefined. */
export async function findShopper(id: string, db: Db = pool()): Promise<Shopper | undefined> {
  const { rows } = await db.query<{
    id: string
    email: string
    first_name: string | null
    last_name: string | null
  }>(`select id, email, first_name, last_name from customer where id = $1 and deleted_at is null`, [
    id,
  ])
  const found = rows[0]
  if (!found) return undefined
  const name = [found.first_name, found.last_name].filter(Boolean).join(" ")
  return { id: found.id, name, email: found.email }
}

/** One name of ours (in its normal form) as Medusa's two: the last word is the family's. */
export function medusaNames(name: string): { first: string; last: string | null } {
  const at = name.lastIndexOf(" ")
  return at < 0
    ? { first: name, last: null }
    : { first: name.slice(0, at), last: name.slice(at + 1) }
}
