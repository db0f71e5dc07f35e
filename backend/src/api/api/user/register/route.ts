import { messages } from "@shop/api/messages"
import { clearCookie, readCookie } from "../../../../server/cookies"
import { registerShopper } from "../../../../workflows/account/register-shopper"
import { call } from "../../../call"
import { readUser } from "../../../../workflows/account/read-user"
import { rememberSession, sessionToken } from "../../../sessions"

/** Makes the account of the e-mail this browser has just proven, and signs in. */
export const POST = call("user.register", async ({ body, client, request, response }) => {
  const { customerId, session } = await registerShopper({
    ...body,
    client,
    flow: readCookie(request, "shop_flow"),
    formerSession: sessionToken("shopper", request),
  })
  clearCookie(response, "shop_flow")
  rememberSession("shopper", response, session)
  return { message: messages.registered, user: await readUser(customerId) }
})
