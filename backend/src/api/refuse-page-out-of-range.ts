import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"

/**
 * Refuses a `limit` or `offset` that no list has: Medusa hands both on to its database as they are, and
 * would answer 500.
 */
export function refusePageOutOfRange(
  { query }: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  const isOutOfRange = [query.limit, query.offset].some((value) => {
    // As Medusa reads them.
    const number = parseInt(String(value), 10)
    return number < 0 || number > Number.MAX_SAFE_INTEGER
  })
  if (!isOutOfRange) return next()
  const sentence = "limit and offset must be whole numbers that are not negative"
  next(new MedusaError(MedusaError.Types.INVALID_DATA, sentence))
}
