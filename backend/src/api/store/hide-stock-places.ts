import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"

/** What leads to each place where units lie, and to how many are held there. */
const stockPlaces = [
  "inventory",
  "inventory_items",
  "location_levels",
  "stock_locations",
  /_links?$/,
]

/**
 * Medusa's store API lets anybody with a publishable key walk from a product to the stock behind it.
 * What can be sold (`inventory_quantity`) is theirs to know; where it lies and what is held is not.
 */
export function hideStockPlaces(
  request: MedusaRequest,
  _response: MedusaResponse,
  next: MedusaNextFunction,
): void {
  request.disallowed = [...(request.disallowed ?? []), ...stockPlaces]
  next()
}
