import { limits } from "@shop/api/client"

/** What the server can decode; it looks at the content itself, this only saves a wasted upload. */
export const imageTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"]

/** Why a file cannot be a product's picture, or undefined where it can. */
export function imageFault(file: File): "wrongType" | "tooLarge" | undefined {
  if (!imageTypes.includes(file.type)) return "wrongType"
  return file.size > limits.imageBytes ? "tooLarge" : undefined
}
