import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { endpoints } from "@shop/api"
import { securityHeaders } from "../server/security-headers"

/** Where the list is asked for. */
export const listPath = endpoints["product.list"].path

/** Content codings the list is kept in; `identity` is the plain text. */
export type Encoding = "br" | "gzip" | "identity"

/** One encoding of the list, ready to be sent. */
export interface Variant {
  readonly body: Buffer
  /** Strong: it names these very bytes. */
  readonly etag: string
  /** Names and values in turn, as Node writes them fastest. */
  readonly headers: readonly string[]
  /** What a 304 says of it. */
  readonly unchangedHeaders: readonly string[]
}

/** Above this many bytes compressing costs more time than the few per cent that are gained. */
const LARGE = 1_000_000

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

const compress: Record<Exclude<Encoding, "identity">, (body: Buffer) => Promise<Buffer>> = {
  br: (body) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: body.length > LARGE ? 3 : 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body) => deflate(body, { level: body.length > LARGE ? 4 : 6 }),
}

/** One state of the list: its bytes in every encoding, each compressed once and only when asked for. */
export class Representation {
  private readonly variants = new Map<Encoding, Variant>()
  private readonly pending = new Map<Encoding, Promise<Variant>>()
  private readonly tag: string

  /** `digest` stands for the content: equal lists of two processes carry equal tags. */
  constructor(
    readonly body: Buffer,
    digest: Buffer,
  ) {
    this.tag = digest.toString("base64url").slice(0, 22)
    this.keep("identity", body)
  }

  /** The variant if it exists already: the usual case, without a promise. */
  ready(encoding: Encoding): Variant | undefined {
    return this.variants.get(encoding)
  }

  /** Makes the variant; many callers share one compression. Rejects when that fails; `identity` never does. */
  make(encoding: Encoding): Promise<Variant> {
    if (encoding === "identity") return Promise.resolve(this.keep("identity", this.body))
    let making = this.pending.get(encoding)
    if (!making) {
      making = compress[encoding](this.body).then((bytes) => this.keep(encoding, bytes))
      this.pending.set(encoding, making)
      void making.catch(() => this.pending.delete(encoding))
    }
    return making
  }

  private keep(encoding: Encoding, body: Buffer): Variant {
    const etag = encoding === "identity" ? `"${this.tag}"` : `"${this.tag}-${encoding}"`
    const unchanged = {
      ...securityHeaders(listPath),
      etag,
      // Kept by browsers, but asked about each time: a change must show at once.
      "cache-control": "no-cache",
      vary: "Origin, Accept-Encoding",
    }
    const full = {
      ...unchanged,
      "content-type": "application/json; charset=utf-8",
      "content-length": String(body.length),
      ...(encoding !== "identity" && { "content-encoding": encoding }),
    }
    const variant = {
      body,
      etag,
      headers: Object.entries(full).flat(),
      unchangedHeaders: Object.entries(unchanged).flat(),
    }
    this.variants.set(encoding, variant)
    return variant
  }
}

/** The digest of some bytes, for change detection and tags. */
export function digestOf(...parts: readonly Buffer[]): Buffer {
  const hash = createHash("sha256")
  for (const part of parts) hash.update(part)
  return hash.digest()
}
