import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { imageUrl } from "../../../../catalogue/image-url"
import type { ShelfRow } from "../../../../catalogue/shelf"
import { Refusal } from "../../../../refusal"

/** What a form says of a product's pictures, by the addresses that pages use. */
interface PictureChange {
  /** Those it began with. */
  readonly seen: readonly string[]
  /** Those it keeps, in its order; absent: all there are. */
  readonly keep: readonly string[] | undefined
  /** How many new ones it brings. */
  readonly added: number
}

/**
 * Stored addresses of the pictures that stay beside the new ones: those the form keeps, then those
 * that came since it was opened. One that went since is not brought back.
 * @throws Refusal for one that the product does not have, or when the new ones find no room
 */
export function keptImages(now: ShelfRow, { seen, keep, added }: PictureChange): string[] {
  const stored = now.image_urls ?? (now.thumbnail ? [now.thumbnail] : [])
  const kept = keep ? keptOf(stored, seen, [...new Set(keep)]) : [...stored]
  // A product that has more than four from Medusa Admin keeps them, and takes no more.
  if (added > 0 && kept.length + added > limits.images) {
    const isOwnDoing = (keep ?? seen).length + added > limits.images
    throw new Refusal(isOwnDoing ? messages.imagesTooMany : messages.imagesChanged)
  }
  return kept
}

function keptOf(
  stored: readonly string[],
  seen: readonly string[],
  keep: readonly string[],
): string[] {
  const shown = new Map(stored.map((url) => [imageUrl(url), url]))
  if (keep.some((url) => !shown.has(url) && !seen.includes(url)))
    throw new Refusal(messages.imageUnknown)
  const known = new Set<string | undefined>([...seen, ...keep, undefined])
  const arrived = [...shown].filter(([url]) => !known.has(url)).map(([, url]) => url)
  return [...keep.flatMap((url) => shown.get(url) ?? []), ...arrived]
}
