import { messages } from "@shop/api/messages"
import { expect, it } from "vitest"
import { brokenPasswordRule } from "./password-rule"

it.each(["password", "PASSWORD", "12345678", "qwerty123", "iloveyou", "00000000", "aaaaaaaaaaaa"])(
  "refuses the common password %s",
  (password) => {
    expect(brokenPasswordRule(password)).toBe(messages.passwordTooCommon)
  },
)

it.each(["mangotree-7", "zwölf Boxkämpfer", "        x", "पासवर्ड नया", "Password123!"])(
  "takes %s: any eight characters will do",
  (password) => {
    expect(brokenPasswordRule(password)).toBeUndefined()
  },
)

it("counts characters as a person does, not as a computer stores them", () => {
  expect(brokenPasswordRule("🥭🥭🥭🥭")).toBe(messages.passwordTooShort)
  expect(brokenPasswordRule("🥭🍏🥕🍞🥛🧀🍇🍌")).toBeUndefined()
  expect(brokenPasswordRule("🥭🍏".repeat(64))).toBeUndefined()
  expect(brokenPasswordRule(`${"🥭🍏".repeat(64)}x`)).toBe(messages.passwordTooLong)
})
