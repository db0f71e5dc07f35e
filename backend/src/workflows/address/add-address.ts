import { type AddressFields, limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { createCustomerAddressesWorkflow } from "@medusajs/medusa/core-flows"
import type { MedusaContainer } from "@medusajs/framework/types"
import { RateLimitService } from "../../modules/rate-limit/service"
import { Refusal } from "../../refusal"
import { addressInput } from "./address-input"
import { listAddresses } from "./list-addresses"

const rateLimits = new RateLimitService()

/**
 * Saves an address as Medusa's customer address.
 * @throws Refusal for what is wrong with it, after `limits.addressesAnHour` of them, and beside `limits.addresses` others
 */
export async function addAddress(
  container: MedusaContainer,
  customerId: string,
  fields: AddressFields,
): Promise<void> {
  const address = addressInput(fields)
  const hourly = { key: ["address", customerId], max: limits.addressesAnHour, seconds: 3600 }
  if (await rateLimits.take([hourly])) throw new Refusal(messages.addressesTooFast)
  if ((await listAddresses(customerId)).length >= limits.addresses)
    throw new Refusal(messages.addressesTooMany)
  await createCustomerAddressesWorkflow(container).run({
    input: { addresses: [{ customer_id: customerId, ...address }] },
  })
}
