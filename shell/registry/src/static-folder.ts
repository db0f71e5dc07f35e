import { createReadStream } from "node:fs"
import { realpath, stat } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join, sep } from "node:path"
import { pipeline } from "node:stream/promises"
import { acceptedEncodings, type Compression } from "./accepted-encodings.js"
import { contentTypeOf } from "./content-type.js"
import { isUnchanged } from "./is-unchanged.js"

/** What the name of a compressed neighbour ends with. */
const suffixes = { br: ".br", gzip: ".gz" } satisfies Record<Compression, string>

/** A file ready to be sent: the file itself or its compressed neighbour. */
interface Found {
  path: string
  size: number
  modified: Date
  encoding?: Compression
}

async function fileAt(path: string): Promise<Found | undefined> {
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() ? { path, size: found.size, modified: found.mtime } : undefined
}

/**
 * The path's segments decoded, or undefined for one that no published file can have: dot files,
 * `..`, separators or null bytes in disguise, broken escapes.
 */
function segmentsOf(pathname: string): string[] | undefined {
  try {
    const segments = pathname.split("/").filter(Boolean).map(decodeURIComponent)
    const isPlain = (segment: string) => !/^\.|[/\\]/.test(segment) && !segment.includes("\0")
    return segments.every(isPlain) ? segments : undefined
  } catch {
    return undefined
  }
}

/** Serves the files below one folder, nothing above or beside it, compressed where a .br or .gz lies beside. */
export class StaticFolder {
  constructor(private readonly root: string) {}

  /**
   * Answers with the file at `pathname`. Resolves to false, having sent nothing, when there is none.
   * `headers` are sent along: caching is the caller's to know.
   */
  async send(
    request: IncomingMessage,
    response: ServerResponse,
    pathname: string,
    headers: Record<string, string>,
  ): Promise<boolean> {
    const plain = await this.find(pathname)
    if (!plain) return false
    const chosen = await this.choose(plain, acceptedEncodings(request))
    // Weak: the file and its compressed neighbours share it.
    const etag = `W/"${plain.modified.getTime().toString(36)}-${plain.size.toString(36)}"`
    response.setHeader("vary", "accept-encoding")
    response.setHeader("etag", etag)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (isUnchanged(request, etag)) {
      response.writeHead(304).end()
      return true
    }
    if (chosen.encoding) response.setHeader("content-encoding", chosen.encoding)
    response.writeHead(200, {
      "content-type": contentTypeOf(plain.path),
      "content-length": chosen.size,
    })
    if (request.method === "HEAD") response.end()
    // A browser that leaves in the middle is no fault of ours.
    else await pipeline(createReadStream(chosen.path), response).catch(() => undefined)
    return true
  }

  private async find(pathname: string): Promise<Found | undefined> {
    const segments = segmentsOf(pathname)
    if (!segments || segments.length === 0) return undefined
    const root = await realpath(this.root).catch(() => undefined)
    const path = await realpath(join(this.root, ...segments)).catch(() => undefined)
    if (!root || !path?.startsWith(root + sep)) return undefined
    return fileAt(path)
  }

  private async choose(plain: Found, accepted: Compression[]): Promise<Found> {
    for (const encoding of accepted) {
      const compressed = await fileAt(plain.path + suffixes[encoding])
      if (compressed) return { ...compressed, encoding }
    }
    return plain
  }
}
