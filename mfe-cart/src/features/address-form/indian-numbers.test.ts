import { expect, it } from "vitest"
import { phoneNumberOf, pinCodeOf } from "./indian-numbers"

it.each([
  "9876543210",
  "+91 98765 43210",
  "+91-98765-43210",
  "0091 9876543210",
  "919876543210",
  "09876543210",
  " (987) 654.3210 ",
  "९८७६५४३२१०",
])("reads the ten digits of a phone number: %s", (text) => {
  expect(phoneNumberOf(text)).toBe("9876543210")
})

it("takes a number that begins with 91 for a number, not for the prefix", () => {
  expect(phoneNumberOf("9198765432")).toBe("9198765432")
})

it.each(["", "98765", "98765432101", "+1 9876543210", "98765432ab"])(
  "takes nothing else for a phone number in India: '%s'",
  (text) => expect(phoneNumberOf(text)).toBeUndefined(),
)

it("reads the six digits of a PIN code", () => {
  expect(["226001", "226 001", "२२६००१"].map(pinCodeOf)).toEqual(["226001", "226001", "226001"])
})

it.each(["", "22600", "2260011", "22600a"])("takes nothing else for a PIN code: '%s'", (text) =>
  expect(pinCodeOf(text)).toBeUndefined(),
)
