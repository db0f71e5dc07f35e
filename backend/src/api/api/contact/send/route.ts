import { messages } from "@shop/api/messages"
import { sendContactMessage } from "../../../../workflows/contact/send-contact-message"
import { call } from "../../../call"

/** Sends a message to the shop in the name of whoever is signed in, whatever the body says. */
export const POST = call("contact.send", async ({ body, session, scope }) => {
  await sendContactMessage(scope, session.subjectId, body.message)
  return { message: messages.contactSent }
})
