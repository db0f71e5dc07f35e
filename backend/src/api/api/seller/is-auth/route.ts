import { messages } from "@shop/api/messages"
import { Refusal } from "../../../../refusal"
import { call } from "../../../call"
import { sessionOf } from "../../../sessions"

/** Whether a seller is signed in; asking while signed out is not an error. */
export const GET = call("seller.isAuth", async ({ request, response }) => {
  if (!(await sessionOf("seller", request, response))) throw new Refusal(messages.signedOut)
  return { message: messages.signedIn }
})
