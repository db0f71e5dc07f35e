import { languageOfCookies } from "@shop/api/language"
import { messages } from "@shop/api/messages"
import { confirmSubscription } from "../../../../workflows/newsletter/subscribe"
import { call } from "../../../call"

/** What the button of the page that the mail links to does; a GET of it does nothing. */
export const POST = call("newsletter.confirm", async ({ body, request }) => {
  await confirmSubscription(body.token, languageOfCookies(request.headers.cookie))
  return { message: messages.newsletterSubscribed }
})
