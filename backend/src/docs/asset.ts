import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Encoding } from "../catalogue/representation"

/** A file of the reference: made when first asked for, and kept for as long as the process lives. */
export interface Asset {
  readonly type: string
  readonly content: () => Promise<Content>
}

export interface Content extends Record<Encoding, Buffer> {
  /** Names these bytes, whichever way they are sent. */
  readonly etag: string
}

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** @param read what the file says; it runs once, however many ask at once */
export function asset(type: string, read: () => string | Buffer): Asset {
  let making: Promise<Content> | undefined
  return { type, content: () => (making ??= make(Buffer.from(read()))) }
}

async function make(identity: Buffer): Promise<Content> {
  const digest = createHash("sha256").update(identity).digest("base64url").slice(0, 22)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  const [gzip, br] = await Promise.all([deflate(identity), brotli(identity, { params })])
  return { identity, gzip, br, etag: `W/"${digest}"` }
}
