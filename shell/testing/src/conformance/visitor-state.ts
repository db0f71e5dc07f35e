import type { CartItems } from "@shop/kernel"
import { sampleAddress, sampleOrder } from "../fake-shop/sample-order"
import { type FakeShopState, sampleState, sampleUser } from "../fake-shop/state"

/** Stands for every id in a route: a product, an order and an address bear it. */
export const EXAMPLE_ID = "prod_apples"

/**
 * The shop in memory for somebody who uses all of it: signed in as shopper and as seller, with things
 * in the cart, an address, an order and a message. An empty one has the accounts and nothing else.
 */
export function visitorState({ isEmpty }: { isEmpty: boolean }): FakeShopState {
  const cartItem: CartItems = isEmpty ? {} : { [EXAMPLE_ID]: 2 }
  const user = { ...sampleUser, cartItem }
  const accounts = { isSeller: true, account: user, user }
  if (isEmpty) return sampleState({ ...accounts, products: [] })
  const { name, email } = user
  const createdAt = new Date().toISOString()
  const message = "Do you have mangoes?"
  return sampleState({
    ...accounts,
    addresses: [{ _id: EXAMPLE_ID, ...sampleAddress }],
    orders: [sampleOrder({ _id: EXAMPLE_ID })],
    contacts: [{ _id: EXAMPLE_ID, name, email, message, createdAt, answered: false }],
  })
}
