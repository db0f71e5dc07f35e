import type { IncomingMessage } from "node:http"
import { messages } from "@shop/api/messages"
import { BadRequest } from "../refusal"

/**
 * The query of a call that has no body.
 * @throws BadRequest 400 naming a value with a zero character, which no database takes
 */
export function readQuery({
  query,
}: IncomingMessage & { query: Record<string, unknown> }): Record<string, unknown> {
  for (const [name, value] of Object.entries(query ?? {}))
    if (JSON.stringify([name, value]).includes("\\u0000"))
      throw new BadRequest(400, messages.fieldInvalid(name.replaceAll("\0", "")))
  return query
}
