import type { MedusaNextFunction, MedusaRequest, MedusaResponse } from "@medusajs/framework/http"
import { catalogue } from "../../catalogue"

interface StoreProduct {
  id: string
  in_stock?: boolean
  variants?: { inventory_quantity?: number | null }[] | null
}

interface StoreAnswer {
  product?: StoreProduct
  products?: StoreProduct[]
}

/**
 * Lets Medusa's store API say the same as the shop: it knows nothing of the seller's switch, so each
 * product is told whether it is in stock, and what is not has no units to sell.
 */
export function showStock(
  _request: MedusaRequest,
  response: MedusaResponse<StoreAnswer>,
  next: MedusaNextFunction,
): void {
  const json = response.json.bind(response)
  response.json = (answer) => {
    const { product, products = product ? [product] : [] } = answer ?? {}
    for (const shown of products) {
      shown.in_stock = catalogue.hasInStock(shown.id)
      if (shown.in_stock) continue
      for (const variant of shown.variants ?? [])
        if (typeof variant.inventory_quantity === "number") variant.inventory_quantity = 0
    }
    return json(answer)
  }
  next()
}
