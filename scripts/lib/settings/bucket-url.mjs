/** @typedef {import("./forms.mjs").Form} Form */

/** What the address of a bucket may say besides: nothing else, so that a slip of the pen is found. */
const extras = new Set(["region", "public"])

/** @type {Form} */
export const bucketUrl = {
  says:
    "the address of a bucket with its key and secret, https://key:secret@host/bucket, and if wanted " +
    "?region=… and &public=… (where everybody reads the pictures, without the bucket's name added)",
  accepts(value) {
    const url = parse(value)
    if (!url?.username || !url.password || url.hash) return false
    if (![...url.searchParams.keys()].every((name) => extras.has(name))) return false
    const open = url.searchParams.get("public")
    return /^\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]\/?$/.test(url.pathname) && isPublic(open)
  },
}

/**
 * The address with all that was left out, so that no reader needs a default: the region that storage
 * without regions takes, and the bucket's own address.
 * @param {string} value one that the form accepts
 */
export function completeBucketUrl(value) {
  const url = new URL(value)
  const region = url.searchParams.get("region") || "us-east-1"
  const bucket = url.pathname.replace(/\/$/, "")
  const open = (url.searchParams.get("public") || url.origin + bucket).replace(/\/+$/, "")
  url.pathname = bucket
  url.search = new URLSearchParams({ region, public: open }).toString()
  return url.href
}

/** @param {string | null} address */
function isPublic(address) {
  if (!address) return true
  const url = parse(address)
  return url !== undefined && !url.username && !url.search && !url.hash
}

/** @param {string} value */
function parse(value) {
  const url = URL.canParse(value) ? new URL(value) : undefined
  return /^https?:$/.test(url?.protocol ?? "") ? url : undefined
}
