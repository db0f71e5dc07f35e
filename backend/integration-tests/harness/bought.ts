import type { Order } from "@shop/api"
import type { Browser } from "./browser"
import { productAndShopper, type ReadyShopper } from "./crowd"
import type { RunningShop } from "./start-shop"

interface Bought {
  readonly shopper: ReadyShopper
  readonly id: string
  readonly productId: string
}

/** Three of ten units ordered. */
export async function buyThree(shop: RunningShop, seller: Browser): Promise<Bought> {
  const { product, shopper } = await productAndShopper(shop, seller, { quantity: 10 })
  await shopper.order({ [product._id]: 3 })
  const [order] = await shopper.orders()
  return { shopper, id: order?._id ?? "", productId: product._id }
}

/** The order as its shopper sees it now. */
export const asIs = ({ shopper }: Bought) => shopper.orders().then(([order]) => order as Order)
