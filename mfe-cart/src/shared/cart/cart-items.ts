import { limits } from "@shop/api/client"
import type { CartItems } from "@shop/kernel"

/** More different products than any person orders; what is beyond it in a stored cart is dropped. */
const MOST_PRODUCTS = 1_000
const LONGEST_ID = 100

/** Whether a key can be a product's id; `__proto__` and its like are on every object. */
function isId(key: string): boolean {
  return key.length <= LONGEST_ID && !(key in Object.prototype)
}

/** Whether a value can be a quantity in a cart: a whole number from 1 to 99. */
function isQuantity(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) >= 1 && (value as number) <= limits.quantity
}

/** The cart in a value of unknown origin; entries that are not a product with a quantity are left out. */
export function parseCartItems(value: unknown): CartItems {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {}
  const entries = Object.entries(value)
    .filter(([id, quantity]) => isId(id) && isQuantity(quantity))
    .slice(0, MOST_PRODUCTS)
  return Object.fromEntries(entries) as CartItems
}

/** The cart with `quantity` of a product, held between 0 (the product leaves the cart) and 99. */
export function withQuantity(items: CartItems, productId: string, quantity: number): CartItems {
  const { [productId]: _previous, ...others } = items
  const held = Math.min(quantity, limits.quantity)
  return held >= 1 ? { ...items, [productId]: held } : others
}

/** Both carts as one: of a product in both, the larger quantity. */
export function unionOf(one: CartItems, other: CartItems): CartItems {
  const union = { ...one }
  for (const [id, quantity] of Object.entries(other)) {
    union[id] = Math.max(union[id] ?? 0, quantity)
  }
  return union
}

/** Whether two carts hold the same quantities of the same products. */
export function sameItems(one: CartItems, other: CartItems): boolean {
  const ids = Object.keys(one)
  return ids.length === Object.keys(other).length && ids.every((id) => one[id] === other[id])
}
