import { createHash } from "node:crypto"
import type { IncomingMessage, ServerResponse } from "node:http"
import { isUnchanged } from "@shop/registry"
import { sendUnavailable } from "../answers.js"
import type { Document } from "./documents.js"

/** Answers with a document; 503 and when to come again for one that cannot be written right now. */
export function sendDocument(
  request: IncomingMessage,
  response: ServerResponse,
  { type, body }: Document,
  headers: Record<string, string>,
): void {
  if (body === undefined) return sendUnavailable(response)
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`
  const head = { ...headers, etag, "cache-control": "no-cache" }
  if (isUnchanged(request, etag)) {
    response.writeHead(304, head).end()
    return
  }
  response.writeHead(200, {
    ...head,
    "content-type": type,
    "content-length": Buffer.byteLength(body),
  })
  response.end(request.method === "HEAD" ? undefined : body)
}
