import { env } from "../server/env"

/** Shown where a product has no picture; `uploads-lane` serves it. */
export const placeholderImage = "/uploads/placeholder.svg"

/**
 * A picture's address as pages use it: root-relative for files of this shop, so that the shop may
 * move to another host; absolute for pictures elsewhere. Undefined for what no page should load.
 */
export function imageUrl(stored: string): string | undefined {
  const own = `${env().publicUrl}/`
  const url = stored.startsWith(own) ? stored.slice(own.length - 1) : stored
  return /^(\/[^/\\]|https?:\/\/)/.test(url) ? url : undefined
}
