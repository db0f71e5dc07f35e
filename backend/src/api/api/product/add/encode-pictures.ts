import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { Refusal } from "../../../../refusal"
import { encodePicture } from "../../../../uploads/encode-picture"
import type { UploadedFile } from "../../../read-form"

/**
 * The pictures of a form as they are kept: WebP in base64; at most `room` of them.
 * @throws Refusal for too many, too large, or what is no picture
 */
export async function encodePictures(
  images: readonly UploadedFile[],
  room: number = limits.images,
): Promise<string[]> {
  if (images.length > room) throw new Refusal(messages.imagesTooMany)
  if (images.some(({ tooLarge }) => tooLarge)) throw new Refusal(messages.imageTooLarge)
  const pictures: string[] = []
  for (const { content } of images) pictures.push((await encodePicture(content)).toString("base64"))
  return pictures
}
