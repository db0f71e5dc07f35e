import { messages } from "@shop/api/messages"
import { unsubscribe } from "../../../../workflows/newsletter/subscribe"
import { call } from "../../../call"

/** What a mail program's own button does (RFC 8058): the token stands in the address. */
export const POST = call("newsletter.oneClick", async ({ request }) => {
  await unsubscribe(String(request.query.token ?? ""))
  return { message: messages.newsletterLeft }
})
