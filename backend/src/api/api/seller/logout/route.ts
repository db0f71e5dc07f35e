import { messages } from "@shop/api/messages"
import { signOut } from "../../../../workflows/account/sign-out"
import { call } from "../../../call"
import { forgetSession, sessionToken } from "../../../sessions"

/** Ends the seller's session, and with it this person's Medusa Admin access, here and elsewhere. */
export const GET = call("seller.logout", async ({ request, response }) => {
  await signOut("seller", sessionToken("seller", request))
  await signOut("admin", sessionToken("admin", request))
  forgetSession("seller", response)
  forgetSession("admin", response)
  return { message: messages.loggedOut }
})
