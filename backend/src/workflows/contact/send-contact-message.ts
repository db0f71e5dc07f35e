import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import type { MedusaContainer } from "@medusajs/framework/types"
import { CONTACT } from "../../modules/contact"
import type { ContactService } from "../../modules/contact/service"
import { RateLimitService } from "../../modules/rate-limit/service"
import { BadRequest, Refusal } from "../../refusal"
import { isBlank } from "../../typed-text"
import { findShopper } from "../account/shopper"

const rateLimits = new RateLimitService()

/**
 * Keeps a shopper's message with the name and e-mail of their account.
 * @throws Refusal when it is empty or is too long, and after `limits.contactsAnHour` of them
 */
export async function sendContactMessage(
  container: MedusaContainer,
  customerId: string,
  text: string,
): Promise<void> {
  const message = text.trim()
  if (isBlank(message)) throw new Refusal(messages.contactMissing)
  if ([...message].length > limits.contactMessage) throw new Refusal(messages.contactTooLong)
  const shopper = await findShopper(customerId)
  if (!shopper) throw new BadRequest(401, messages.signInRequired)
  const hourly = { key: ["contact", customerId], max: limits.contactsAnHour, seconds: 3600 }
  if (await rateLimits.take([hourly])) throw new Refusal(messages.contactsTooFast)
  const { name, email } = shopper
  await container.resolve<ContactService>(CONTACT).add({ customerId, name, email, message })
}
