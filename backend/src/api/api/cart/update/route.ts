import { limits } from "@shop/api"
import { messages } from "@shop/api/messages"
import { SAVED_CART } from "../../../../modules/saved-cart"
import type { SavedCartService } from "../../../../modules/saved-cart/service"
import { Refusal } from "../../../../refusal"
import { call } from "../../../call"

/** Replaces the signed-in shopper's cart. */
export const POST = call("cart.update", async ({ body, session, scope, arrivedAt }) => {
  if (!Object.values(body.cartItems).every(isQuantity)) throw new Refusal(messages.quantityInvalid)
  const carts = scope.resolve<SavedCartService>(SAVED_CART)
  await carts.replace(session.subjectId, body.cartItems, arrivedAt)
  return { message: messages.cartUpdated }
})

function isQuantity(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= limits.quantity
}
