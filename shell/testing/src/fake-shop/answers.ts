import type { CallName } from "@shop/api"
import type { AddressFields, CartItems, Order, OrderRequest, ProductData } from "@shop/kernel"
import { addedAnswers } from "./added-answers"
import { type FakeAnswer, refusal, success } from "./answer-shapes"
import { sampleProduct, type FakeShopState } from "./state"

interface StockChange {
  productId: string
  inStock: boolean
  quantity?: number
}

interface OrdersPart {
  before?: string
}

/** A part of a list, as large as is preferred, and where the next one begins. */
function partOf(orders: readonly Order[], { before }: OrdersPart, headers: Headers) {
  const from = before ? orders.findIndex(({ _id }) => _id === before) + 1 : 0
  const size = /^maxpagesize=(\d+)$/.exec(headers.get("prefer") ?? "")?.[1]
  const part = orders.slice(from, size ? from + Number(size) : undefined)
  const isLast = from + part.length >= orders.length
  return { orders: part, ...(!isLast && { next: part.at(-1)?._id }) }
}

function enter(shop: FakeShopState) {
  shop.user = shop.account
  return success({ user: shop.user })
}

function placeOrder(shop: FakeShopState, { items, addressId }: OrderRequest) {
  const address = shop.addresses.find(({ _id }) => _id === addressId)
  if (!address) return refusal("Please select an address")
  const lines = items.flatMap(({ productId, quantity }) => {
    const product = shop.products.find(({ _id }) => _id === productId)
    return product ? [{ product, quantity }] : []
  })
  const subtotal = lines.reduce((sum, line) => sum + line.product.offerPrice * line.quantity, 0)
  const order: Order = {
    _id: `order_${shop.orders.length + 1}`,
    paymentType: "COD",
    amount: Math.round(subtotal * 102) / 100,
    status: "Order Placed",
    isPaid: false,
    createdAt: new Date().toISOString(),
    address,
    items: lines,
  }
  shop.orders.unshift(order)
  return success()
}

/** A plausible answer to every call, from the state and changing it. It enforces no rules: the server does. */
export const defaultAnswers: Record<CallName, FakeAnswer> = {
  "user.isAuth": ({ user }) => (user ? success({ user }) : refusal("Not signed in.")),
  "user.logout": (shop) => {
    shop.user = undefined
    return success()
  },
  "user.sendOtp": () => success(),
  "user.verifyOtp": () => success(),
  "user.register": enter,
  "user.login": (shop, { password }: { password: string }) =>
    password === "password" ? enter(shop) : refusal("Invalid email or password"),
  "user.forgotPassword": () => success(),
  "seller.isAuth": ({ isSeller }) => (isSeller ? success() : refusal("Not signed in.")),
  "seller.login": (shop, { password }: { password: string }) => {
    if (password !== "password") return refusal("Invalid email or password")
    shop.isSeller = true
    return success()
  },
  "seller.logout": (shop) => {
    shop.isSeller = false
    return success()
  },
  "product.list": ({ products }) =>
    success({ products: products.filter(({ withdrawn }) => !withdrawn) }),
  "product.add": (shop, form: FormData) => {
    const { price, offerPrice, category, ...data } = JSON.parse(
      String(form.get("productData")),
    ) as ProductData
    const _id = `prod_${shop.products.length + 1}`
    const product = sampleProduct({ _id, name: data.name, description: data.description })
    const prices = { price: Number(price), offerPrice: Number(offerPrice) }
    shop.products.unshift({ ...product, ...prices, category: category as typeof product.category })
    return success()
  },
  "product.stock": (shop, { productId, ...change }: StockChange) => {
    shop.products = shop.products.map((product) =>
      product._id === productId ? { ...product, ...change } : product,
    )
    return success({ message: "Stock status updated" })
  },
  "cart.update": (shop, { cartItems }: { cartItems: CartItems }) => {
    if (shop.user) shop.user = { ...shop.user, cartItem: cartItems }
    return success()
  },
  "address.add": (shop, { address }: { address: AddressFields }) => {
    const texts = { phone: String(address.phone), zipCode: String(address.zipCode) }
    shop.addresses.unshift({ ...address, ...texts, _id: `addr_${shop.addresses.length + 1}` })
    return success()
  },
  "address.list": ({ addresses }) => success({ addresses }),
  "order.cod": placeOrder,
  "order.online": () => refusal("Online payment is not available yet."),
  "order.mine": ({ orders }, { orderId, ...part }: OrdersPart & { orderId?: string }, headers) =>
    orderId
      ? success({ orders: orders.filter(({ _id }) => _id === orderId) })
      : success(partOf(orders, part, headers)),
  "order.all": ({ orders }, part: OrdersPart, headers) => success(partOf(orders, part, headers)),
  "contact.send": (shop, { message }: { message: string }) => {
    const { name, email } = shop.user ?? shop.account
    const createdAt = new Date().toISOString()
    shop.contacts.unshift({
      _id: `msg_${shop.contacts.length + 1}`,
      name,
      email,
      message,
      createdAt,
      answered: false,
    })
    return success()
  },
  "contact.list": ({ contacts }) => success({ data: contacts }),
  ...addedAnswers,
}
