import type { z } from "@medusajs/framework/zod"
import { messages } from "@shop/api/messages"
import { BadRequest } from "../refusal"

/**
 * What a request holds, as its schema says.
 * @throws BadRequest 400 naming the first field that is missing or of the wrong type
 */
export function parseWith<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join(".") || "body"
  throw new BadRequest(400, messages.fieldInvalid(field))
}
