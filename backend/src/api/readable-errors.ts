import { getHttpResponseFromError } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { messages } from "@shop/api/messages"
import type { ErrorRequestHandler, Response } from "express"
import { isDatabaseAway } from "../db/is-database-away"
import { pool } from "../db/pool"
import { describeError, log } from "../server/log"
import { sendError } from "./answer"

/** What a trigger of ours says when it refuses a write of Medusa's. */
interface Refused {
  readonly code: "SH001" | "SH002"
  /** The inventory item (SH001), or product ids with commas between (SH002). */
  readonly detail: string
}

/**
 * Answers what Medusa's own routes throw, as Medusa does, but for two things. What our triggers refuse
 * there (reservations, order edits, draft orders) is a 400 with a sentence, not an unknown 500. And the
 * log tells where an error arose and never its words, in which Medusa quotes e-mails and names.
 */
export function readableErrors(): ErrorRequestHandler {
  return (error, request, response, next) => {
    const requestId = String(request.headers["x-request-id"])
    if (isDatabaseAway(error)) return sendError(response, error, requestId)
    const refused = refusedBy(error)
    if (!refused) return answer(error, requestId, response)
    sentenceOf(refused).then((sentence) => {
      answer(new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence), requestId, response)
    }, next)
  }
}

function answer(error: unknown, requestId: string, response: Response): void {
  const { statusCode, body } = getHttpResponseFromError(error)
  if (statusCode >= 500) log("error", "medusa_failed", { requestId, ...describeError(error) })
  response.status(statusCode).json(body)
}

/** Medusa and its ORM wrap errors, some by message alone: all layers are looked at. */
function refusedBy(error: unknown): Refused | undefined {
  for (let at = error, depth = 0; at && depth < 6; depth++) {
    const { code, detail, message, cause, previous } = at as Partial<Refused> & {
      message?: string
      cause?: unknown
      previous?: unknown
    }
    if ((code === "SH001" || code === "SH002") && detail) return { code, detail }
    const [, item] = /Not enough stock of inventory item (\w+)/.exec(message ?? "") ?? []
    if (item) return { code: "SH001", detail: item }
    at = cause ?? previous
  }
  return undefined
}

async function sentenceOf({ code, detail }: Refused): Promise<string> {
  const { rows } = await pool().query<{ title: string }>(
    code === "SH001"
      ? `select distinct p.title from product_variant_inventory_item part
         join product_variant v on v.id = part.variant_id join product p on p.id = v.product_id
         where part.inventory_item_id = any ($1)`
      : `select title from product where id = any ($1)`,
    [detail.split(",")],
  )
  const names = rows.map(({ title }) => title)
  if (code === "SH002") return messages.productsSwitchedOff(names)
  return messages.stockTaken(names[0] ?? detail)
}
