import { messages } from "@shop/api/messages"
import { signOut } from "../../../../workflows/account/sign-out"
import { call } from "../../../call"
import { forgetSession, sessionToken } from "../../../sessions"

/** Ends the shopper's session on the server; signed out already is as good. */
export const GET = call("user.logout", async ({ request, response }) => {
  await signOut("shopper", sessionToken("shopper", request))
  forgetSession("shopper", response)
  return { message: messages.loggedOut }
})
