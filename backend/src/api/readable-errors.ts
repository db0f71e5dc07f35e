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
 * Answers what Medusa's own routes throw, as Medusa does, but for three things. What our triggers refuse
 * there (reservations, order edits, draft orders) is a 400 with a sentence, not an unknown 500. So is a
 * value that Postgres cannot read, which Medusa hands on as it comes. And the log tells where an error
 * arose and never its words, in which Medusa quotes e-mails and names.
 */
export function readableErrors(): ErrorRequestHandler {
  return (error, request, response, next) => {
    const requestId = String(request.headers["x-request-id"])
    if (isDatabaseAway(error)) return sendError(response, error, requestId)
    const refused = refusedBy(error)
    if (!refused) return answer(isUnreadable(error) ? unreadable() : error, requestId, response)
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

interface Layer {
  readonly code?: unknown
  readonly detail?: string
  readonly message?: string
  readonly cause?: unknown
  readonly previous?: unknown
}

/** Medusa and its ORM wrap errors, some by message alone: all layers are looked at. */
function layersOf(error: unknown): Layer[] {
  const layers: Layer[] = []
  for (let at = error; typeof at === "object" && at && layers.length < 6;) {
    const layer = at as Layer
    layers.push(layer)
    at = layer.cause ?? layer.previous
  }
  return layers
}

function refusedBy(error: unknown): Refused | undefined {
  for (const { code, detail, message } of layersOf(error)) {
    if ((code === "SH001" || code === "SH002") && detail) return { code, detail }
    const [, item] = /Not enough stock of inventory item (\w+)/.exec(message ?? "") ?? []
    if (item) return { code: "SH001", detail: item }
  }
  return undefined
}

/** Whether Postgres could not read a value: a time that is none (class 22), or a zero character (08P01). */
const isUnreadable = (error: unknown) =>
  layersOf(error).some(({ code }) => typeof code === "string" && /^(22\w{3}|08P01)$/.test(code))

const unreadable = () =>
  new MedusaError(MedusaError.Types.INVALID_DATA, "The request holds a value that cannot be read.")

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
