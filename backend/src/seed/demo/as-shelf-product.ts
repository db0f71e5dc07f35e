import type { CategoryKey } from "@shop/api"
import { paiseFromRupees } from "@shop/api/money"
import type { ShelfProduct } from "../shelf/shelf-product"
import type { DemoProduct } from "./demo-product"

/** A demo product with its pictures' addresses, as it goes on the shelf. */
export function asShelfProduct(
  product: DemoProduct,
  category: CategoryKey,
  pictures: readonly string[],
): ShelfProduct {
  const name = `${product.name} ${product.size}`
  return {
    handle: name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/-$/, ""),
    name,
    category,
    description: product.description,
    mrpPaise: paise(product.mrp),
    offerPaise: paise(product.offer),
    weight: product.size,
    stock: product.stock,
    switchedOn: !product.switchedOff,
    images: [...pictures],
  }
}

function paise(rupees: number): number {
  const exact = paiseFromRupees(rupees)
  if (exact === undefined) throw new Error(`${rupees} is no amount in rupees and paise.`)
  return exact
}
