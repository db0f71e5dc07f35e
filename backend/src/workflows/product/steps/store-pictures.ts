import { randomBytes } from "node:crypto"
import type { IFileModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { imageUrl } from "../../../catalogue/image-url"

/**
 * Stores encoded pictures (WebP, base64) under random names.
 * @returns their addresses as a product keeps them; all of them are stored, or none
 */
export const storePicturesStep = createStep(
  "store-pictures",
  async (pictures: string[], { container }) => {
    const files = container.resolve<IFileModuleService>(Modules.FILE)
    const stored: { id: string; url: string }[] = []
    try {
      for (const content of pictures) {
        const filename = `${randomBytes(16).toString("hex")}.webp`
        const file = { filename, mimeType: "image/webp", content, access: "public" as const }
        stored.push(await files.createFiles(file))
      }
    } catch (error) {
      await files.deleteFiles(stored.map(({ id }) => id))
      throw error
    }
    return new StepResponse(
      stored.map(({ url }) => imageUrl(url) ?? url),
      stored.map(({ id }) => id),
    )
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve<IFileModuleService>(Modules.FILE).deleteFiles(ids)
  },
)
