import { randomInt } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { Pointer } from "@shop/registry"
import type { Settings } from "../settings.js"

const BUCKETS = 100
const MONTH_S = 30 * 86_400

/** Where a visitor stands among a hundred, and the cookie that keeps them there if they had none. */
export interface Bucket {
  bucket: number
  cookie?: string
}

/** Cookies are shared by all ports of a host, so outside https the name tells one shop from another. */
const cookieName = ({ publicUrl, portBase }: Pick<Settings, "publicUrl" | "portBase">) =>
  publicUrl.protocol === "https:" ? "__Host-mfe-bucket" : `mfe-bucket-${portBase}`

/**
 * The visitor's bucket from 0 to 99: a release on trial for 10% is given to those below 10, always the
 * same ones. Without a trial nobody is counted and no cookie is set.
 */
export function bucketOf(
  request: IncomingMessage,
  { microFrontends }: Pointer,
  settings: Pick<Settings, "publicUrl" | "portBase">,
): Bucket {
  if (!microFrontends.some(({ canary }) => canary)) return { bucket: BUCKETS }
  const name = cookieName(settings)
  const pattern = new RegExp(`(?:^|;\\s*)${name}=(\\d{1,2})(?:;|$)`)
  const known = pattern.exec(request.headers.cookie ?? "")?.[1]
  if (known !== undefined) return { bucket: Number(known) }
  const bucket = randomInt(BUCKETS)
  const secure = name.startsWith("__Host-") ? "; Secure" : ""
  const rules = `Path=/; Max-Age=${MONTH_S}; HttpOnly; SameSite=Lax${secure}`
  return { bucket, cookie: `${name}=${bucket}; ${rules}` }
}
