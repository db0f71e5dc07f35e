import { languageOfCookies } from "@shop/api/language"
import { messages } from "@shop/api/messages"
import { clearCookie, readCookie } from "../../../../server/cookies"
import { resetPassword } from "../../../../workflows/account/reset-password"
import { call } from "../../../call"

/** Sets a new password for the e-mail this browser has just proven; signs nobody in. */
export const POST = call("user.forgotPassword", async ({ body, client, request, response }) => {
  const language = languageOfCookies(request.headers.cookie)
  await resetPassword({ ...body, client, language, flow: readCookie(request, "shop_flow") })
  clearCookie(response, "shop_flow")
  return { message: messages.passwordReset }
})
