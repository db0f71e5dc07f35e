import type { Address } from "@shop/api"
import { pool } from "../../db/pool"
import { countryName } from "./country"

interface AddressRow {
  readonly id: string
  readonly first_name: string | null
  readonly last_name: string | null
  readonly phone: string | null
  readonly address_1: string | null
  readonly city: string | null
  readonly province: string | null
  readonly country_code: string | null
  readonly postal_code: string | null
  readonly metadata: { readonly email?: string } | null
}

/** A shopper's addresses, newest first. */
export async function listAddresses(customerId: string): Promise<Address[]> {
  const { rows } = await pool().query<AddressRow>(
    `select id, first_name, last_name, phone, address_1, city, province, country_code, postal_code,
       metadata
     from customer_address where customer_id = $1 and deleted_at is null
     order by created_at desc, id desc`,
    [customerId],
  )
  return rows.map((row) => ({
    _id: row.id,
    firstName: row.first_name ?? "",
    lastName: row.last_name ?? "",
    email: row.metadata?.email ?? "",
    phone: row.phone ?? "",
    street: row.address_1 ?? "",
    city: row.city ?? "",
    state: row.province ?? "",
    country: countryName(row.country_code),
    zipCode: row.postal_code ?? "",
  }))
}
