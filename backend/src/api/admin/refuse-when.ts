import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { MedusaError } from "@medusajs/framework/utils"

/**
 * Makes what stands before a route of Medusa Admin and refuses it (400) with a sentence of ours when
 * `isRefused` says so.
 */
export function refuseWhen(
  isRefused: (request: MedusaRequest) => Promise<boolean>,
  sentence: string,
) {
  return (request: MedusaRequest, _response: MedusaResponse, next: MedusaNextFunction): void => {
    isRefused(request).then(
      (refused) =>
        refused ? next(new MedusaError(MedusaError.Types.NOT_ALLOWED, sentence)) : next(),
      next,
    )
  }
}
