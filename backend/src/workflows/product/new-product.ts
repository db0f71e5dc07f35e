import type { CategoryKey } from "@shop/api"

/** A product as a seller describes it, checked. */
export interface NewProduct {
  readonly name: string
  readonly description: readonly string[]
  readonly category: CategoryKey
  /** MRP and selling price in paise; the selling price is not above the MRP. */
  readonly price: number
  readonly offerPrice: number
  /** As printed on the pack. */
  readonly weight?: string
  /** Units on the shelf; absent for a product whose units are not counted. */
  readonly quantity?: number
}
