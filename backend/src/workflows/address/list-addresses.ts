import type { Address } from "@shop/api"
import { pool } from "../../db/pool"
import { addressColumns, addressFields, type MedusaAddress } from "./address-fields"

/** A shopper's addresses, newest first. */
export async function listAddresses(customerId: string): Promise<Address[]> {
  const { rows } = await pool().query<MedusaAddress & { id: string }>(
    `select id, ${addressColumns} from customer_address
     where customer_id = $1 and deleted_at is null order by created_at desc, id desc`,
    [customerId],
  )
  return rows.map((row) => ({ _id: row.id, ...addressFields(row) }))
}
