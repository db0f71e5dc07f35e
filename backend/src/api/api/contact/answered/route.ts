import { messages } from "@shop/api/messages"
import { CONTACT } from "../../../../modules/contact"
import type { ContactService } from "../../../../modules/contact/service"
import { Refusal } from "../../../../refusal"
import { call } from "../../../call"

/** Marks a message to the shop as answered, or as open again. */
export const POST = call("contact.answered", async ({ body, scope }) => {
  const { messageId, answered } = body
  const known = await scope.resolve<ContactService>(CONTACT).mark(messageId, answered)
  if (!known) throw new Refusal(messages.contactUnknown)
  return { message: answered ? messages.contactAnswered : messages.contactOpen }
})
