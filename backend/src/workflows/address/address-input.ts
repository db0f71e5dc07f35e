import { type AddressFields, limits, states } from "@shop/api"
import { messages } from "@shop/api/messages"
import { oneLine } from "../../typed-text"
import { Refusal } from "../../refusal"
import { isEmail } from "../account/email"
import { country } from "./country"

/**
 * An address as a shopper typed it, as Medusa's customer address; its e-mail, for which Medusa has no
 * field, stands in the metadata.
 * @throws Refusal for an empty or overlong field, a wrong e-mail, an unknown state or country
 */
export function addressInput(fields: AddressFields) {
  const address = checked(fields)
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    phone: address.phone,
    address_1: address.street,
    city: address.city,
    province: address.state,
    country_code: country.code,
    postal_code: address.zipCode,
    metadata: { email: address.email },
  }
}

function checked(fields: AddressFields): AddressFields {
  const entries = Object.entries(fields).map(([name, value]) => [name, oneLine(value)] as const)
  if (entries.some(([, value]) => value === "")) throw new Refusal(messages.fieldsMissing)
  if (entries.some(([, value]) => [...value].length > limits.addressField))
    throw new Refusal(messages.addressFieldTooLong)
  const address = Object.fromEntries(entries) as AddressFields
  if (!isEmail(address.email)) throw new Refusal(messages.emailInvalid)
  if (!states.some((state) => state === address.state))
    throw new Refusal(messages.addressStateUnknown)
  if (address.country !== country.name) throw new Refusal(messages.addressCountryUnknown)
  return address
}
