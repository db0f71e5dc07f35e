import { createReadStream } from "node:fs"
import { open } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { extname, join } from "node:path"
import { pipeline } from "node:stream"
import { messages } from "@shop/api/messages"
import { sendFailure } from "../api/answer"
import { placeholderImage } from "../catalogue/image-url"
import { env } from "../server/env"
import type { Lane } from "../server/front-door"
import { placeholder } from "./placeholder"

/** The only kinds of file that are served; Medusa Admin may store others, and nobody gets those. */
const types: Record<string, string> = {
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".avif": "image/avif",
  ".gif": "image/gif",
}

/** A file of that name never changes, runs nothing, and is what it says it is. */
const headers = {
  "cache-control": "public, max-age=31536000, immutable",
  "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  "cross-origin-resource-policy": "cross-origin",
  "x-content-type-options": "nosniff",
}

/** Answers `GET /uploads/<name>`: the shop's pictures, from `LOCAL_DIR/uploads`. */
export const uploadsLane: Lane = (request, response, path) => {
  if (!path.startsWith("/uploads/")) return false
  if (request.method !== "GET" && request.method !== "HEAD") return false
  if (path === placeholderImage) {
    response.writeHead(200, {
      ...headers,
      "cache-control": "public, max-age=86400",
      "content-type": "image/svg+xml",
      "content-length": placeholder.length,
    })
    response.end(request.method === "HEAD" ? undefined : placeholder)
    return true
  }
  const name = fileName(path.slice("/uploads/".length))
  const type = name && types[extname(name).toLowerCase()]
  if (!name || !type) sendFailure(response, 404, messages.pathUnknown)
  else
    serveFile(request, response, join(env().localDir, "uploads", name), type).catch(() =>
      response.destroy(),
    )
  return true
}

/** The file's name, or undefined for anything that could lead out of the folder. */
function fileName(encoded: string): string | undefined {
  try {
    const name = decodeURIComponent(encoded)
    return /^[^./\\\0][^/\\\0]*$/.test(name) ? name : undefined
  } catch {
    return undefined
  }
}

async function serveFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  type: string,
): Promise<void> {
  const handle = await open(file).catch(() => undefined)
  const stat = await handle?.stat()
  if (!handle || !stat?.isFile()) {
    await handle?.close()
    return sendFailure(response, 404, messages.pathUnknown)
  }
  const etag = `"${stat.size.toString(36)}-${Math.trunc(stat.mtimeMs).toString(36)}"`
  const unchanged = request.headers["if-none-match"] === etag
  if (unchanged || request.method === "HEAD") {
    await handle.close()
    response.writeHead(unchanged ? 304 : 200, {
      ...headers,
      etag,
      ...(!unchanged && { "content-type": type, "content-length": stat.size }),
    })
    response.end()
    return
  }
  response.writeHead(200, { ...headers, etag, "content-type": type, "content-length": stat.size })
  pipeline(createReadStream("", { fd: handle }), response, () => undefined)
}
