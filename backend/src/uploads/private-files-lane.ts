import { createReadStream } from "node:fs"
import { open } from "node:fs/promises"
import type { IncomingMessage, ServerResponse } from "node:http"
import { join } from "node:path"
import { pipeline } from "node:stream"
import { messages } from "@shop/api/messages"
import { sendError } from "../api/answer"
import { BadRequest } from "../refusal"
import { requireAdmin } from "../server/admin-session"
import { env } from "../server/env"
import type { Lane } from "../server/front-door"

/** The address that Medusa tells a seller for an export: its name is all that leads to a file. */
const address = /^\/uploads\/(private-[\w][\w.-]*)$/

/** Answers `GET /uploads/private-<name>`: exports, to whoever is signed in to Medusa Admin only. */
export const privateFilesLane: Lane = (request, response, path) => {
  const name = address.exec(path)?.[1]
  if (!name || request.method !== "GET") return false
  sendFile(request, response, name).catch((error: unknown) =>
    sendError(response, error, String(request.headers["x-request-id"])),
  )
  return true
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  name: string,
): Promise<void> {
  await requireAdmin(request)
  const handle = await open(join(env().localDir, "private", name)).catch(() => undefined)
  if (!handle) throw new BadRequest(404, messages.pathUnknown)
  response.writeHead(200, {
    "content-type": "application/octet-stream",
    "content-disposition": `attachment; filename="${name}"`,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  })
  pipeline(createReadStream("", { fd: handle }), response, () => undefined)
}
