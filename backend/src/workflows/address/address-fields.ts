import type { Address } from "@shop/api"
import { countryName } from "./country"

/** Columns that Medusa's addresses share, of a customer or of an order. */
export const addressColumns =
  "first_name, last_name, phone, address_1, city, province, country_code, postal_code, metadata"

/** An address as Medusa keeps it; the e-mail, for which it has no field, is in the metadata. */
export interface MedusaAddress {
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

/** The nine fields of an address; what somebody left out in Medusa Admin is empty. */
export function addressFields(address: Partial<MedusaAddress>): Omit<Address, "_id"> {
  return {
    firstName: address.first_name ?? "",
    lastName: address.last_name ?? "",
    email: address.metadata?.email ?? "",
    phone: address.phone ?? "",
    street: address.address_1 ?? "",
    city: address.city ?? "",
    state: address.province ?? "",
    country: countryName(address.country_code ?? null),
    zipCode: address.postal_code ?? "",
  }
}
