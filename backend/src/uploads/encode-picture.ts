import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import sharp from "sharp"
import { Refusal } from "../refusal"
import { pictureFormat } from "./picture-format"

/** Longest side of a stored picture in pixels: twice what the product page shows. */
const LONGEST_SIDE = 1600
/** How long decoding one picture may take, in seconds; a real one takes a fraction of one. */
const PATIENCE = 10

// Decoded pictures are never asked for again.
sharp.cache(false)

let last: Promise<unknown> = Promise.resolve()

/**
 * Decodes a picture and writes it anew as WebP, upright and at most 1600 pixels long: what is not
 * pixels (places, thumbnails, other files in the same bytes) does not survive. One picture at a time,
 * so that a crowd of large ones needs no more memory than one.
 * @throws Refusal for what is no picture, is broken, or has more than 25 megapixels
 */
export function encodePicture(content: Buffer): Promise<Buffer> {
  const encoded = last.then(() => encode(content))
  last = encoded.catch(() => undefined)
  return encoded
}

async function encode(content: Buffer): Promise<Buffer> {
  const format = pictureFormat(content)
  if (!format) throw new Refusal(messages.imageInvalid)
  const open = (limitInputPixels: number | false) =>
    sharp(content, { limitInputPixels, sequentialRead: true, failOn: "error" })
  // The header alone is read here, so that a bomb is refused before a pixel of it is unpacked.
  const { width, height } = await open(false).metadata().catch(refuseBroken)
  if (width * height > limits.imagePixels) throw new Refusal(messages.imageTooLarge)
  return open(limits.imagePixels)
    .timeout({ seconds: PATIENCE })
    .autoOrient()
    .resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: "inside",
      withoutEnlargement: true,
    })
    .webp({ quality: 82 })
    .toBuffer()
    .catch(refuseBroken)
}

function refuseBroken(): never {
  throw new Refusal(messages.imageInvalid)
}
