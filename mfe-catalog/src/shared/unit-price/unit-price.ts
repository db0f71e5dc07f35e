import type { Product } from "@shop/kernel"
import { type Measure, packSize } from "./pack-size"

/** What a kilogram, a litre or a piece of a product costs. */
export interface UnitPrice {
  /** In rupees, rounded to the paisa. */
  price: number
  measure: Measure
}

/** The product's offer price by its printed weight; undefined where no weight is known. */
export function unitPrice({ offerPrice, weight }: Product): UnitPrice | undefined {
  const size = packSize(weight)
  return (
    size && { price: Math.round((offerPrice * 100) / size.amount) / 100, measure: size.measure }
  )
}
