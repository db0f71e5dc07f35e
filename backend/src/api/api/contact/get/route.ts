import { messages } from "@shop/api/messages"
import { CONTACT } from "../../../../modules/contact"
import type { ContactService } from "../../../../modules/contact/service"
import { call } from "../../../call"

/** Every message to the shop, for the seller. */
export const GET = call("contact.list", async ({ scope }) => ({
  message: messages.contacts,
  data: await scope.resolve<ContactService>(CONTACT).list(),
}))
