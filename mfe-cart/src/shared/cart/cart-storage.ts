import type { CartItems } from "@shop/kernel"
import { parseCartItems } from "./cart-items"

/** The number grows when the record's shape changes; carts in older shapes are forgotten. */
const KEY = "shop.cart.v1"

/** What this browser remembers of a cart. */
export interface CartRecord {
  /** The id of the shopper whose cart it is, or null for a visitor's. */
  owner: string | null
  items: CartItems
  /** Set while the server has not confirmed `items`: when they changed, in ms since 1970. */
  unsavedSince?: number
  /** Set when a visitor's cart was changed while nobody could say who is signed in. */
  isUnclaimed?: boolean
}

const nothing: CartRecord = { owner: null, items: {} }

/** Reads what anybody may have written there: whatever is not a cart counts as none. */
function parseRecord(text: string | null): CartRecord {
  if (!text) return nothing
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== "object" || value === null) return nothing
    const { owner, items, unsavedSince, isUnclaimed } = value as Record<string, unknown>
    return {
      owner: typeof owner === "string" ? owner : null,
      items: parseCartItems(items),
      ...(typeof unsavedSince === "number" && { unsavedSince }),
      ...(isUnclaimed === true && { isUnclaimed }),
    }
  } catch {
    return nothing
  }
}

/** The cart as this browser remembers it; nothing where storage is closed to pages. */
export function readCartRecord(): CartRecord {
  try {
    return parseRecord(localStorage.getItem(KEY))
  } catch {
    return nothing
  }
}

/** Remembers a cart and tells the other tabs. Where storage is full or closed, this page's memory must do. */
export function writeCartRecord(record: CartRecord): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(record))
  } catch (error) {
    console.warn("The cart could not be kept in this browser.", error)
  }
}

/** Calls `listener` with what another tab has just remembered; returns the function that stops it. */
export function watchCartRecord(listener: (record: CartRecord) => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key: all storage was cleared.
    if (event.key === KEY || event.key === null) listener(parseRecord(event.newValue))
  }
  addEventListener("storage", onStorage)
  return () => removeEventListener("storage", onStorage)
}
