import type { CategoryKey } from "@shop/api"

/** A product to put on the shelf, and what makes it the same product in a second run. */
export interface ShelfProduct {
  /** Unique; also the SKU under which its units are counted. */
  handle: string
  name: string
  category: CategoryKey
  description: readonly string[]
  mrpPaise: number
  offerPaise: number
  /** As printed on the pack. */
  weight: string
  stock: number
  /** The seller's switch. */
  switchedOn: boolean
  /** Root-relative addresses, first the one that lists show. */
  images: readonly string[]
}
