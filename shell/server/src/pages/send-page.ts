import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import { acceptedEncodings, type Compression, isUnchanged } from "@shop/registry"
import type { Page } from "./page.js"

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Pages differ from visitor to visitor, so they are compressed as they go: quickly, not tightly. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

async function compressed(html: string, encoding: Compression | undefined): Promise<Buffer> {
  if (encoding === "br") return brotli(html, fast)
  return encoding === "gzip" ? zip(html) : Buffer.from(html)
}

/** Answers with a page. Browsers keep it, and ask each time whether it still holds. */
export async function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: Page,
  headers: Record<string, string>,
): Promise<void> {
  // Weak: each encoding of the page has it.
  const etag = `W/"${createHash("sha256").update(page.mark).digest("base64url").slice(0, 22)}"`
  const head = {
    ...headers,
    etag,
    "cache-control": "no-cache",
    vary: "accept-encoding, cookie, host",
  }
  if (page.status === 200 && isUnchanged(request, etag)) {
    response.writeHead(304, head).end()
    return
  }
  const [encoding] = acceptedEncodings(request)
  const body = await compressed(page.html, encoding)
  response.writeHead(page.status, {
    ...head,
    "content-type": "text/html; charset=utf-8",
    "content-length": body.length,
    ...(encoding && { "content-encoding": encoding }),
  })
  response.end(request.method === "HEAD" ? undefined : body)
}
