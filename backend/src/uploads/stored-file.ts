import { randomBytes } from "node:crypto"
import type { CreateFileDTO } from "@medusajs/framework/types"
import { env } from "../server/env"

/**
 * A picture as the file module takes it, under a random name. In object storage pictures have a folder
 * of their own: that folder, and nothing beside it, is what the bucket lets everybody read.
 * @param content the encoded picture (WebP) in base64
 */
export function pictureFile(content: string): CreateFileDTO {
  const folder = env().picturesUrl === undefined ? "" : "pictures/"
  const filename = `${folder}${randomBytes(16).toString("hex")}.webp`
  return { filename, mimeType: "image/webp", content, access: "public" }
}

/** A table to import, which nobody but Medusa reads. @param content its text in base64 */
export function tableFile(content: string, mimeType: string): CreateFileDTO {
  const filename = `${randomBytes(16).toString("hex")}.csv`
  return { filename, mimeType, content, access: "private" }
}
