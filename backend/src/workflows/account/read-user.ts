import type { User } from "@shop/api"
import { messages } from "@shop/api/messages"
import { SavedCartService } from "../../modules/saved-cart/service"
import { Refusal } from "../../refusal"
import { findShopper } from "./shopper"

const carts = new SavedCartService()

/** The whole user as the calls return it, with the saved cart. @throws Refusal when the account is gone */
export async function readUser(customerId: string): Promise<User> {
  const [shopper, cartItem] = await Promise.all([findShopper(customerId), carts.read(customerId)])
  if (!shopper) throw new Refusal(messages.signedOut)
  return { _id: shopper.id, name: shopper.name, email: shopper.email, cartItem }
}
