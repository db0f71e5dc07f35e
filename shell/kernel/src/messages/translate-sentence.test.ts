import { messages } from "@shop/api/messages"
import { afterEach, expect, it } from "vitest"
import { api } from "../api"
import { chooseLanguage } from "../language/language"
import { answerCalls } from "../test/answer-calls"
import { translateSentence } from "./translate-sentence"

const isHindi = /\p{Script=Devanagari}/u

afterEach(() => chooseLanguage("en"))

it("knows every sentence of the server", () => {
  const sample = ["5"]
  const said = Object.values(messages).map((sentence) =>
    typeof sentence === "string"
      ? sentence
      : (sentence as (...gaps: unknown[]) => string)(sample, sample),
  )
  expect(said.filter((sentence) => !isHindi.test(translateSentence(sentence)))).toEqual([])
})

it("keeps what varies in a sentence, where Hindi wants it", () => {
  expect(translateSentence(messages.otpCoolDown(12))).toContain("12 सेकंड")
  expect(translateSentence(messages.outOfStock(["Milk 1 L", "Rice (5 kg)"]))).toContain(
    "Milk 1 L, Rice (5 kg)",
  )
  expect(translateSentence(messages.orderStepWrong("Packed", "Delivered"))).toBe(
    "यह ऑर्डर अभी “पैक हुआ” है: यहाँ से “पहुँच गया” नहीं हो सकता।",
  )
})

it("leaves a sentence that it does not know as it is", () => {
  expect(translateSentence("A newer server said this.")).toBe("A newer server said this.")
})

it("is asked for every answer while the shop speaks Hindi, and for none while it speaks English", async () => {
  const refused = { success: false, message: messages.otpInvalid, error: messages.otpInvalid }
  answerCalls({ "/api/user/verify-otp": () => refused })
  const verify = () => api.user.verifyOtp({ email: "asha@example.com", otp: "1" })
  expect(await verify()).toMatchObject({ message: "Invalid OTP." })
  await chooseLanguage("hi")
  expect(await verify()).toMatchObject({ message: "OTP ग़लत है।", error: "OTP ग़लत है।" })
})
