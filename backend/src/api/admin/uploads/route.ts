import { extname } from "node:path"
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { BadRequest, Refusal } from "../../../refusal"
import { encodePicture } from "../../../uploads/encode-picture"
import { pictureFile, tableFile } from "../../../uploads/stored-file"
import { storeFiles } from "../../../uploads/store-files"
import { sendError } from "../../answer"

/** A file of the form, as Medusa's middleware for this path reads it. */
interface FormFile {
  readonly originalname: string
  readonly mimetype: string
  readonly buffer: Buffer
}

/**
 * Stores what Medusa Admin uploads, in place of Medusa's own route: pictures are written anew under
 * random names as those of `product/add` are; tables to import are kept where only Medusa reads them.
 * Nothing of a form is stored unless all of it is sound. Answers as Medusa does, refusals with 400,
 * and 503 when the place where files are kept is away.
 */
export async function POST(
  request: MedusaRequest & { files?: FormFile[] },
  response: MedusaResponse,
): Promise<void> {
  if (!request.files?.length) throw invalid(messages.fieldInvalid("files"))
  const files = []
  for (const file of request.files) files.push(await prepared(file))
  try {
    response.status(200).json({ files: await storeFiles(request.scope, files) })
  } catch (error) {
    if (!(error instanceof BadRequest)) throw error
    sendError(response, error, String(request.headers["x-request-id"]))
  }
}

/** @throws MedusaError (400) for what is neither a picture nor a table, with the sentence for the seller */
async function prepared({ originalname, mimetype, buffer }: FormFile) {
  if (extname(originalname).toLowerCase() === ".csv" && isText(buffer))
    return tableFile(buffer.toString("base64"), mimetype)
  if (buffer.length > limits.imageBytes) throw invalid(messages.imageTooLarge)
  const picture = await encodePicture(buffer).catch((error: unknown) => {
    throw error instanceof Refusal ? invalid(error.message) : error
  })
  return pictureFile(picture.toString("base64"))
}

function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

const invalid = (sentence: string) => new MedusaError(MedusaError.Types.INVALID_DATA, sentence)
