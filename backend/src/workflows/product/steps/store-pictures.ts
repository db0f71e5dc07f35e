import type { IFileModuleService } from "@medusajs/framework/types"
import { Modules } from "@medusajs/framework/utils"
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk"
import { imageUrl } from "../../../catalogue/image-url"
import { pictureFile } from "../../../uploads/stored-file"
import { storeFiles } from "../../../uploads/store-files"

/**
 * Stores encoded pictures (WebP, base64) under random names.
 * @returns their addresses as a product keeps them; all of them are stored, or none
 */
export const storePicturesStep = createStep(
  "store-pictures",
  async (pictures: string[], { container }) => {
    const stored = await storeFiles(container, pictures.map(pictureFile))
    return new StepResponse(
      stored.map(({ url }) => imageUrl(url) ?? url),
      stored.map(({ id }) => id),
    )
  },
  async (ids, { container }) => {
    if (ids?.length) await container.resolve<IFileModuleService>(Modules.FILE).deleteFiles(ids)
  },
)
