import { limits, type OrderRequest } from "@shop/api"
import { messages } from "@shop/api/messages"
import { Refusal } from "../../refusal"

/** Product id to units, in the order of first mention. */
export type Basket = ReadonlyMap<string, number>

/**
 * The basket of a request: the same product in two lines counts as one.
 * @throws Refusal when it is empty, or a quantity is not a whole number from 1 to 99, alone or summed
 */
export function basketOf(items: OrderRequest["items"]): Basket {
  if (items.length === 0) throw new Refusal(messages.cartEmpty)
  const basket = new Map<string, number>()
  for (const { productId, quantity } of items) {
    const sum = (basket.get(productId) ?? 0) + quantity
    if (!isQuantity(quantity) || !isQuantity(sum)) throw new Refusal(messages.orderQuantityInvalid)
    basket.set(productId, sum)
  }
  return basket
}

function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= limits.quantity
}
