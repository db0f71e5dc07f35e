import { languageOfCookies } from "@shop/api/language"
import { messages } from "@shop/api/messages"
import { askToSubscribe } from "../../../../workflows/newsletter/subscribe"
import { call } from "../../../call"

/** Mails a link that subscribes; nothing is subscribed before it is used. */
export const POST = call("newsletter.subscribe", async ({ body, client, request }) => {
  await askToSubscribe(body.email, client, languageOfCookies(request.headers.cookie))
  return { message: messages.newsletterAsked }
})
