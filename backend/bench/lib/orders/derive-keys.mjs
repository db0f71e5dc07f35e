import scrypt from "scrypt-kdf"
import { hashesAtOnce } from "../../../.medusa/server/src/modules/credential/password-hash.js"
import { keepBusy } from "../keep-busy.mjs"

/**
 * Nothing but the key derivation of a sign-in, with the parameters that the stored hash names, as
 * many at once as the shop computes. A process of its own; told hash and password, and then, for each
 * stretch, how many seconds.
 */
process.once("message", (/** @type {{ stored: string, password: string }} */ given) => {
  const stored = Buffer.from(given.stored, "base64")
  process.on("message", async (/** @type {number} */ seconds) => {
    const { signal } = new AbortController()
    const derive = () => scrypt.verify(stored, given.password)
    process.send?.(await keepBusy(derive, { atOnce: hashesAtOnce, seconds, signal }))
  })
})
