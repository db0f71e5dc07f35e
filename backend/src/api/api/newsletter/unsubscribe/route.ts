import { messages } from "@shop/api/messages"
import { unsubscribe } from "../../../../workflows/newsletter/subscribe"
import { call } from "../../../call"

/** What the button of the page that every newsletter links to does. */
export const POST = call("newsletter.unsubscribe", async ({ body }) => {
  await unsubscribe(body.token)
  return { message: messages.newsletterLeft }
})
