import { createStore, type Product } from "@shop/kernel"
import { useSyncExternalStore } from "react"

/** The number grows when the record's shape changes. */
const KEY = "shop.cart-seen.v1"

/** A product as it was when the person put it into the cart, or last agreed to it. */
export interface SeenProduct {
  name: string
  /** In rupees. */
  offerPrice: number
}

type SeenProducts = Readonly<Record<string, SeenProduct>>

const nothing: SeenProducts = {}
const store = createStore(read())

/** Anybody may have written there: what is no record of products counts as none. */
function read(): SeenProducts {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null")
    if (typeof value !== "object" || value === null) return nothing
    return Object.fromEntries(Object.entries(value).filter(([, seen]) => isSeen(seen)))
  } catch {
    return nothing
  }
}

function isSeen(value: unknown): value is SeenProduct {
  if (typeof value !== "object" || value === null) return false
  const { name, offerPrice } = value as Record<string, unknown>
  return typeof name === "string" && typeof offerPrice === "number"
}

/** Where storage is closed or full, this page's memory must do. */
function write(seen: SeenProducts): void {
  store.set(seen)
  try {
    localStorage.setItem(KEY, JSON.stringify(seen))
  } catch {
    // Nothing is lost but the word that a price was another one.
  }
}

/** Remembers a product as it is now; one that is remembered already stays as it was. */
export function noteSeen(product: Product): void {
  if (!(product._id in store.get())) agreeTo(product)
}

/** Remembers a product as it is now: the person knows of its new price. */
export function agreeTo({ _id, name, offerPrice }: Product): void {
  write({ ...store.get(), [_id]: { name, offerPrice } })
}

/** Forgets a product that left the cart. */
export function forgetSeen(productId: string): void {
  const { [productId]: forgotten, ...others } = store.get()
  if (forgotten) write(others)
}

/** Forgets all: the cart was ordered, or is somebody else's now. */
export function forgetAllSeen(): void {
  if (store.get() !== nothing) write(nothing)
}

/** What is remembered, by product id. */
export function useSeenProducts(): SeenProducts {
  return useSyncExternalStore(store.subscribe, store.get)
}
