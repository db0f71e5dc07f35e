import type { CartItems } from "@shop/kernel"
import { useSyncExternalStore } from "react"
import { cart } from "./cart"

/** Product id to quantity, kept current. */
export function useCartItems(): CartItems {
  return useSyncExternalStore(cart.items.subscribe, cart.items.get)
}

/** How many of one product are in the cart; re-renders only when that number changes. */
export function useCartQuantity(productId: string): number {
  return useSyncExternalStore(cart.items.subscribe, () => cart.items.get()[productId] ?? 0)
}
