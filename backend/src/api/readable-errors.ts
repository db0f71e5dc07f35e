import { errorHandler } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"
import { messages } from "@shop/api/messages"
import type { ErrorRequestHandler } from "express"
import { pool } from "../db/pool"

/** What a trigger of ours says when it refuses a write of Medusa's. */
interface Refused {
  readonly code: "SH001" | "SH002"
  /** The inventory item (SH001), or product ids with commas between (SH002). */
  readonly detail: string
}

/**
 * Medusa's own error handler, told what our triggers mean: what they refuse in Medusa's routes
 * (reservations, order edits, draft orders) is a 400 with a sentence, not an unknown 500.
 */
export function readableErrors(): ErrorRequestHandler {
  const medusa = errorHandler() as unknown as ErrorRequestHandler
  return (error, request, response, next) => {
    const refused = refusedBy(error)
    if (!refused) return medusa(error, request, response, next)
    sentenceOf(refused).then((sentence) => {
      const readable = new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence)
      medusa(readable, request, response, next)
    }, next)
  }
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
