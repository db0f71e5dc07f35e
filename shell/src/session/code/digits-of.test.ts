import { expect, it } from "vitest"
import { digitsOf } from "./digits-of"

it.each([
  ["123456", "123456"],
  [" 123 456\n", "123456"],
  ["123-456", "123456"],
  ["Your OTP is 123456.", "123456"],
  ["१२३४५६", "123456"],
  ["no code", ""],
])("of %j it finds %j", (text, digits) => {
  expect(digitsOf(text)).toBe(digits)
})
