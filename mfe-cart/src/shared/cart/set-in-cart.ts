import type { Product } from "@shop/kernel"
import { cart } from "./cart"
import { agreeTo, forgetSeen, noteSeen } from "./seen-products"

/** Sets how many of a product are in the cart, and remembers it as it was when it was put in. */
export function setInCart(product: Product, quantity: number): void {
  if (quantity < 1) forgetSeen(product._id)
  else if (product._id in cart.items.get()) noteSeen(product)
  else agreeTo(product)
  cart.setQuantity(product._id, quantity)
}
