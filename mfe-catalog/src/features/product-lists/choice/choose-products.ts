import type { Product } from "@shop/kernel"
import { discountPercent } from "../../../shared/discount-percent"
import type { Measure } from "../../../shared/unit-price/pack-size"
import { unitPrice } from "../../../shared/unit-price/unit-price"
import type { ListChoice, SortOrder } from "./list-choice"

const collator = new Intl.Collator("en-IN", { numeric: true, sensitivity: "base" })

/** What a kilogram costs says nothing about a litre: each measure is a row of its own. */
const measures: readonly Measure[] = ["kg", "l", "piece"]

const exactDiscount = ({ price, offerPrice }: Product) =>
  price > offerPrice ? (price - offerPrice) / price : 0

function byUnitPrice(products: readonly Product[]): Product[] {
  return products
    .map((product) => ({ product, unit: unitPrice(product) }))
    .sort(({ unit: one }, { unit: other }) => {
      if (!one || !other) return Number(!one) - Number(!other)
      const apart = measures.indexOf(one.measure) - measures.indexOf(other.measure)
      return apart || one.price - other.price
    })
    .map(({ product }) => product)
}

const sorts: Record<SortOrder, (products: readonly Product[]) => Product[]> = {
  price: (products) => products.toSorted((one, other) => one.offerPrice - other.offerPrice),
  "price-desc": (products) => products.toSorted((one, other) => other.offerPrice - one.offerPrice),
  name: (products) => products.toSorted((one, other) => collator.compare(one.name, other.name)),
  discount: (products) =>
    products.toSorted((one, other) => exactDiscount(other) - exactDiscount(one)),
  "unit-price": byUnitPrice,
}

/** The products that a choice leaves, in its order. What ranks alike keeps the order it came in. */
export function chooseProducts(
  products: readonly Product[],
  { sort, category, price, offer }: ListChoice,
): readonly Product[] {
  const left = products.filter(
    (product) =>
      (!category || product.category === category) &&
      (!price || (product.offerPrice >= price.from && product.offerPrice < price.below)) &&
      (!offer || discountPercent(product.price, product.offerPrice) > 0),
  )
  return sort ? sorts[sort](left) : left
}
