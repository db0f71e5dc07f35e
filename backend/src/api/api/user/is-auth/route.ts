import { messages } from "@shop/api/messages"
import { Refusal } from "../../../../refusal"
import { call } from "../../../call"
import { sessionOf } from "../../../sessions"
import { readUser } from "../../../../workflows/account/read-user"

/** Who is signed in, with the saved cart; asking while signed out is not an error. */
export const GET = call("user.isAuth", async ({ request, response }) => {
  const session = await sessionOf("shopper", request, response)
  if (!session) throw new Refusal(messages.signedOut)
  return { message: messages.signedIn, user: await readUser(session.subjectId) }
})
