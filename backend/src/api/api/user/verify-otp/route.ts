import { messages } from "@shop/api/messages"
import { PROOF_SECONDS } from "../../../../modules/one-time-code/service"
import { readCookie, setCookie } from "../../../../server/cookies"
import { verifyCode } from "../../../../workflows/account/verify-code"
import { call } from "../../../call"

/** Proves an e-mail by its code, in the browser that asked for it. */
export const POST = call("user.verifyOtp", async ({ body, request, response }) => {
  const flow = await verifyCode({ ...body, flow: readCookie(request, "shop_flow") })
  setCookie(response, "shop_flow", flow, PROOF_SECONDS)
  return { message: messages.emailVerified }
})
