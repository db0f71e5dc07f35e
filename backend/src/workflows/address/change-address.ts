import type { AddressFields } from "@shop/api"
import { messages } from "@shop/api/messages"
import {
  deleteCustomerAddressesWorkflow,
  updateCustomerAddressesWorkflow,
} from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { Refusal } from "../../refusal"
import { addressInput } from "./address-input"
import { listAddresses } from "./list-addresses"

/** One of a shopper's addresses; orders have copies of theirs, which no change reaches. */
interface OwnAddress {
  readonly container: MedusaContainer
  readonly customerId: string
  readonly addressId: string
}

/** @throws Refusal for what is wrong with it, and for an address that is not the shopper's */
export async function updateAddress(own: OwnAddress, fields: AddressFields): Promise<void> {
  const update = addressInput(fields)
  await requireOwn(own)
  await updateCustomerAddressesWorkflow(own.container).run({
    input: { selector: { id: own.addressId, customer_id: own.customerId }, update },
  })
}

/** @throws Refusal for an address that is not the shopper's */
export async function deleteAddress(own: OwnAddress): Promise<void> {
  await requireOwn(own)
  await deleteCustomerAddressesWorkflow(own.container).run({ input: { ids: [own.addressId] } })
}

async function requireOwn({ customerId, addressId }: OwnAddress): Promise<void> {
  const addresses = await listAddresses(customerId)
  if (!addresses.some(({ _id }) => _id === addressId)) throw new Refusal(messages.addressGone)
}
