import { messages } from "@shop/api/messages"
import { OneTimeCodeService } from "../../modules/one-time-code/service"
import { Refusal } from "../../refusal"
import { normalEmail } from "./email"

const codes = new OneTimeCodeService()

/**
 * Tries a code within this browser's flow. Without a flow nothing is counted.
 * @returns the renewed value for the flow cookie
 * @throws Refusal when the code is missing, wrong, used, dead or for another e-mail
 */
export async function verifyCode(attempt: {
  readonly email: string
  readonly otp: string
  readonly flow?: string
}): Promise<string> {
  const typed = attempt.otp.trim()
  if (!typed) throw new Refusal(messages.otpMissing)
  // A client that sends the code as a number loses its leading zeros.
  const code = typed.padStart(6, "0")
  const email = normalEmail(attempt.email)
  const renewed = attempt.flow && (await codes.verify(attempt.flow, email, code))
  if (!renewed) throw new Refusal(messages.otpInvalid)
  return renewed
}
