import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"

const ALGORITHM = "aes-256-gcm"
const IV_BYTES = 12
const TAG_BYTES = 16

/**
 * Encrypts a text under a key derived from `secret` for this one use. `context` must be the same
 * when it is opened, so a sealed text that is moved to another row stays closed.
 */
export function seal(text: string, context: string, secret: string): string {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyFrom(secret), iv).setAAD(Buffer.from(context))
  const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64url")
}

/** The text that was sealed. @throws Error when secret or context differ, or a bit was changed */
export function unseal(sealed: string, context: string, secret: string): string {
  const bytes = Buffer.from(sealed, "base64url")
  const decipher = createDecipheriv(ALGORITHM, keyFrom(secret), bytes.subarray(0, IV_BYTES))
  decipher.setAAD(Buffer.from(context))
  decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
  const text = decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES))
  return Buffer.concat([text, decipher.final()]).toString("utf8")
}

function keyFrom(secret: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "shop mail outbox, sealed facts", 32))
}
