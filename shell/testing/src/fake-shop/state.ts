import type { SellerProduct } from "@shop/api"
import type { Address, ContactMessage, Order, Product, User } from "@shop/kernel"

/** A product; withdrawn ones are listed to the seller alone, and so is the count. */
export type FakeProduct = Product & Partial<Pick<SellerProduct, "withdrawn" | "quantity">>

/** All that the stand-in for the server knows; tests read it and change it. */
export interface FakeShopState {
  products: FakeProduct[]
  /** Who is signed in. */
  user: User | undefined
  /** The account that `login` and `register` sign in; its password is `password`. */
  account: User
  isSeller: boolean
  addresses: Address[]
  orders: Order[]
  contacts: ContactMessage[]
}

/** A product as the server would list it. */
export function sampleProduct(fields: Partial<FakeProduct> = {}): FakeProduct {
  return {
    _id: "prod_apples",
    name: "Apples 1 kg",
    category: "Fruits",
    description: ["Crisp and juicy", "From the hills of Himachal"],
    price: 120,
    offerPrice: 100,
    images: ["/images/categories/fruits.svg"],
    inStock: true,
    weight: "1 kg",
    ...fields,
  }
}

export const sampleUser: User = {
  _id: "cus_asha",
  name: "Asha",
  email: "asha@example.com",
  cartItem: {},
}

/** A small shop with one product on sale in three categories and nobody signed in. */
export function sampleState(fields: Partial<FakeShopState> = {}): FakeShopState {
  return {
    products: [
      sampleProduct(),
      sampleProduct({
        _id: "prod_rice",
        name: "Basmati Rice 5 kg",
        category: "Grains",
        price: 550,
        offerPrice: 520.5,
        images: ["/images/categories/grains.svg"],
      }),
      sampleProduct({
        _id: "prod_milk",
        name: "Milk 1 l",
        category: "Dairy",
        price: 70,
        offerPrice: 68,
        images: ["/images/categories/dairy.svg"],
        inStock: false,
      }),
    ],
    user: undefined,
    account: sampleUser,
    isSeller: false,
    addresses: [],
    orders: [],
    contacts: [],
    ...fields,
  }
}
