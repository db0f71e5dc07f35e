import { languageOfCookies } from "@shop/api/language"
import { messages } from "@shop/api/messages"
import { PROOF_SECONDS } from "../../../../modules/one-time-code/service"
import { readCookie, setCookie } from "../../../../server/cookies"
import { sendCode } from "../../../../workflows/account/send-code"
import { call } from "../../../call"

/** Mails a code to register (with a name) or to set a new password (without). */
export const POST = call("user.sendOtp", async ({ body, client, request, response }) => {
  const language = languageOfCookies(request.headers.cookie)
  const former = readCookie(request, "shop_flow")
  const flow = await sendCode({ name: body.name, email: body.email, client, language, former })
  setCookie(response, "shop_flow", flow, PROOF_SECONDS)
  return { message: messages.otpSent }
})
