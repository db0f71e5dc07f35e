import { expect, test } from "vitest"
import { seal, unseal } from "./seal"

const secret = "a-cookie-secret-of-at-least-32-bytes"

test("what is sealed opens again under the same secret and context", () => {
  expect(unseal(seal("123456", "mail-1", secret), "mail-1", secret)).toBe("123456")
})

test("the sealed text shows nothing and differs each time", () => {
  const [first, second] = [seal("123456", "mail-1", secret), seal("123456", "mail-1", secret)]

  expect(first).not.toBe(second)
  expect(Buffer.from(first, "base64url").toString("latin1")).not.toContain("123456")
})

test("it stays closed for another secret, in another row, and after any change", () => {
  const sealed = seal("123456", "mail-1", secret)
  const bytes = Buffer.from(sealed, "base64url")

  expect(() => unseal(sealed, "mail-1", "another-secret-of-at-least-32-bytes")).toThrow()
  expect(() => unseal(sealed, "mail-2", secret)).toThrow()
  for (let at = 0; at < bytes.length; at += 1) {
    const changed = Buffer.from(bytes)
    changed[at] = (changed[at] ?? 0) ^ 1
    expect(() => unseal(changed.toString("base64url"), "mail-1", secret)).toThrow()
  }
})
