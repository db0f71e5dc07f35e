import type { ContactMessage } from "@shop/api"
import { generateEntityId } from "@medusajs/framework/utils"
import { pool } from "../../db/pool"

/** A message as it is written: sender as signed in. */
export interface NewContactMessage {
  readonly customerId: string
  readonly name: string
  readonly email: string
  readonly message: string
}

/** Messages of shoppers to the shop. */
export class ContactService {
  async add({ customerId, name, email, message }: NewContactMessage): Promise<void> {
    await pool().query(
      `insert into shop_contact_message (id, customer_id, name, email, message)
       values ($1, $2, $3, $4, $5)`,
      [generateEntityId(undefined, "shopmsg"), customerId, name, email, message],
    )
  }

  /** All messages, newest first. */
  async list(): Promise<ContactMessage[]> {
    const { rows } = await pool().query<Omit<ContactMessage, "createdAt"> & { createdAt: Date }>(
      `select id as "_id", name, email, message, created_at as "createdAt",
         answered_at is not null as answered
       from shop_contact_message order by created_at desc, id desc`,
    )
    return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }))
  }

  /** Notes that a message was answered, or that it is open again. @returns whether there is such a message */
  async mark(id: string, answered: boolean): Promise<boolean> {
    const { rowCount } = await pool().query(
      `update shop_contact_message
       set answered_at = case when $2 then coalesce(answered_at, now()) end where id = $1`,
      [id, answered],
    )
    return rowCount === 1
  }
}
