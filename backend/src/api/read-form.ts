import type { IncomingMessage } from "node:http"
import type { Readable } from "node:stream"
import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import busboy, { type Busboy, type FileInfo } from "busboy"
import { BadRequest } from "../refusal"
import { consumeBody } from "./consume-body"

/** A file of a form: its bytes, or none of them when it was larger than a picture may be. */
export interface UploadedFile {
  readonly content: Buffer
  readonly tooLarge: boolean
}

export interface Form {
  readonly fields: Record<string, string>
  /** The files under the name `images`, in the order they came. */
  readonly images: readonly UploadedFile[]
}

/**
 * Reads a form of at most 25 MB. Files beyond what a product may have are counted, not kept.
 * Files under other names are ignored, but for JSON: some clients send a field of it as if it were one.
 * @throws BadRequest 415 for another content type, 413 when larger, 400 when it is broken or has the
 * same field twice
 */
export async function readForm(request: IncomingMessage): Promise<Form> {
  if (!/^multipart\/form-data\s*(;|$)/i.test(request.headers["content-type"] ?? ""))
    throw new BadRequest(415, messages.contentTypeWrong)
  const parser = parserOf(request)
  const fields: Record<string, string> = {}
  const images: UploadedFile[] = []
  let wrong: BadRequest | undefined
  const refuse = (problem: BadRequest) => (wrong ??= problem)

  const addField = (name: string, value: string) => {
    if (Object.hasOwn(fields, name)) refuse(new BadRequest(400, messages.fieldInvalid(name)))
    // An own property even for a field called __proto__.
    else Object.defineProperty(fields, name, { value, enumerable: true })
  }
  parser.on("field", (name, value, { nameTruncated, valueTruncated }) => {
    if (nameTruncated || name === undefined) refuse(new BadRequest(400, messages.formMalformed))
    else if (valueTruncated) refuse(new BadRequest(413, messages.bodyTooLarge))
    else addField(name, value)
  })
  parser.on("file", (name: string | undefined, stream: Readable, info: FileInfo) => {
    const { filename, mimeType } = info
    if (name && name !== "images" && /^application\/json$/i.test(mimeType)) {
      keep(stream, true, ({ content }, size) => {
        if (size > limits.jsonBytes) refuse(new BadRequest(413, messages.bodyTooLarge))
        else addField(name, content.toString())
      })
      return
    }
    if (name !== "images") return void stream.resume()
    keep(stream, images.length < limits.images, (file, size) => {
      // Browsers send an empty, nameless file for an input that was left empty.
      if (size > 0 || filename) images.push(file)
    })
  })
  for (const limit of ["partsLimit", "fieldsLimit", "filesLimit"] as const)
    parser.on(limit, () => refuse(new BadRequest(400, messages.formMalformed)))

  const parsed = new Promise<void>((resolve) => {
    parser.once("close", resolve)
    parser.once("error", () => {
      refuse(new BadRequest(400, messages.formMalformed))
      resolve()
    })
  })
  await consumeBody(request, limits.formBytes, (chunk) => {
    if (!wrong) parser.write(chunk)
  })
  if (!wrong) {
    parser.end()
    await parsed
  }
  if (wrong) throw wrong as BadRequest
  return { fields, images }
}

function parserOf(request: IncomingMessage): Busboy {
  try {
    return busboy({
      headers: request.headers,
      // One byte more than a picture may have tells the two apart.
      limits: {
        fieldNameSize: 100,
        fieldSize: limits.jsonBytes,
        fields: 50,
        fileSize: limits.imageBytes + 1,
        files: 50,
        parts: 100,
        headerPairs: 20,
      },
    })
  } catch {
    throw new BadRequest(400, messages.formMalformed)
  }
}

function keep(
  stream: Readable,
  wanted: boolean,
  done: (file: UploadedFile, size: number) => void,
): void {
  const chunks: Buffer[] = []
  let size = 0
  stream.on("data", (chunk: Buffer) => {
    size += chunk.length
    if (wanted) chunks.push(chunk)
  })
  stream.once("end", () => {
    const tooLarge = size > limits.imageBytes
    done({ content: tooLarge ? Buffer.alloc(0) : Buffer.concat(chunks), tooLarge }, size)
  })
  // The form broke off in the middle of this file: the parser reports it.
  stream.on("error", () => undefined)
}
