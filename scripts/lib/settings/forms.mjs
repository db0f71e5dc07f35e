import { existsSync, statSync } from "node:fs"
import { homedir } from "node:os"
import { resolve, sep } from "node:path"
import { root } from "../paths.mjs"

/**
 * How a value must look: in words that complete the sentence 'It must be …', and as a check.
 * @typedef {{ says: string, accepts: (value: string) => boolean }} Form
 */

/** @param {number} least @param {number} most @returns {Form} */
export const wholeNumber = (least, most) => ({
  says: `a whole number from ${least} to ${most}`,
  accepts: (value) => /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most,
})

/** @param {...string} values @returns {Form} */
export const oneOf = (...values) => ({
  says: `one of ${values.join(", ")}`,
  accepts: (value) => values.includes(value),
})

/** @param {number} least @param {number} most @returns {Form} */
export const text = (least, most) => ({
  says: `a text of ${least} to ${most} characters on one line`,
  accepts: (value) => value.length >= least && value.length <= most && isPlain(value),
})

/** @type {Form} */
export const seedAmount = {
  says: "demo, none, or a number of products from 1 to 100000",
  accepts: (value) =>
    value === "demo" || value === "none" || wholeNumber(1, 100_000).accepts(value),
}

const addressPattern = /^[^\s@<>,"]{1,64}@[^\s@<>,".]+(\.[^\s@<>,".]+)*$/

/** @type {Form} */
export const emailAddress = {
  says: "an e-mail address",
  accepts: (value) => value.length <= 254 && addressPattern.test(value),
}

/** @type {Form} */
export const sender = {
  says: "an e-mail address, or a name and the address in angle brackets",
  accepts(value) {
    const named = /^[^<>"\r\n]{1,100}<([^<>]+)>$/.exec(value)
    return emailAddress.accepts(named?.[1] ?? value)
  },
}

/** @param {string} schemes such as 'http or https' @param {string} what @returns {Form} */
export const url = (schemes, what) => ({
  says: `${what}, beginning with ${schemes.replaceAll(/\w+(?= or|$)/g, "$&://")}`,
  accepts: (value) => schemes.split(" or ").includes(parse(value)?.protocol.slice(0, -1) ?? ""),
})

/** @type {Form} */
export const postgresUrl = {
  says: "the address of a Postgres database, postgres://user:password@host:port/database",
  accepts(value) {
    const { protocol, hostname, pathname } = parse(value) ?? {}
    return /^postgres(ql)?:$/.test(protocol ?? "") && !!hostname && (pathname?.length ?? 0) > 1
  },
}

/** @type {Form} */
export const origin = {
  says: "an address of scheme, host and port only, beginning with http:// or https://",
  accepts: (value) => /^https?:\/\/[^/?#@\s]+\/?$/.test(value) && parse(value) !== undefined,
}

/** @param {Form} form @param {string} says @param {number} [count] @returns {Form} */
export const listOf = (form, says, count) => ({
  says,
  accepts(value) {
    const entries = value.split(",").map((entry) => entry.trim())
    return entries.every(form.accepts) && (count === undefined || entries.length === count)
  },
})

/** @type {Form} */
export const folder = {
  says: "a folder for this shop alone, not one that holds the repository or your home",
  accepts(value) {
    const path = resolve(root, value)
    const holds = (/** @type {string} */ other) => other === path || other.startsWith(path + sep)
    if (path === sep || holds(root) || holds(homedir())) return false
    return !existsSync(path) || statSync(path).isDirectory()
  },
}

/** @type {Form} */
export const secret = {
  says: "at least 32 bytes that nobody can guess (openssl rand -hex 32 makes such a value)",
  accepts: (value) =>
    Buffer.byteLength(value) >= 32 &&
    new Set(value).size >= 10 &&
    !/supersecret|change.?me|your.?secret|example|0123456789abcdef0123456789/i.test(value),
}

/** @type {Form} */
export const token = {
  says: "at least 16 characters without spaces",
  accepts: (value) => /^\S{16,200}$/.test(value),
}

/** @param {...string} prefixes @returns {Form} */
export const key = (...prefixes) => ({
  says: `a value beginning with ${prefixes.join(" or ")}`,
  accepts: (value) => prefixes.some((prefix) => value.startsWith(prefix)) && /^\S{8,}$/.test(value),
})

/** @param {string} value */
function isPlain(value) {
  return value.trim() === value && !/\p{Cc}/u.test(value)
}

/** @param {string} value */
function parse(value) {
  return URL.canParse(value) ? new URL(value) : undefined
}
