import { messages } from "@shop/api/messages"
import { signIn } from "../../../../workflows/account/sign-in"
import { call } from "../../../call"
import { readUser } from "../../../../workflows/account/read-user"
import { rememberSession, sessionToken } from "../../../sessions"

/** Signs a shopper in and returns the saved cart; the browser joins it with the visitor's. */
export const POST = call("user.login", async ({ body, client, request, response }) => {
  const formerSession = sessionToken("shopper", request)
  const { subjectId, session } = await signIn("shopper", { ...body, client, formerSession })
  rememberSession("shopper", response, session)
  return { message: messages.loggedIn, user: await readUser(subjectId) }
})
