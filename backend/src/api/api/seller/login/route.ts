import { messages } from "@shop/api/messages"
import { signIn } from "../../../../workflows/account/sign-in"
import { call } from "../../../call"
import { rememberSession, sessionToken } from "../../../sessions"

/** Signs a seller in to the seller area; Medusa Admin has a session of its own. */
export const POST = call("seller.login", async ({ body, client, request, response }) => {
  const formerSession = sessionToken("seller", request)
  const { session } = await signIn("seller", { ...body, client, formerSession })
  rememberSession("seller", response, session)
  return { message: messages.loggedInAsSeller }
})
