import type { CallName, OrderStatus, ProductChange } from "@shop/api"
import type { AddressFields } from "@shop/kernel"
import { type FakeAnswer, refusal, success } from "./answer-shapes"

const withId = <Thing extends { _id: string }>(things: readonly Thing[], id: string) =>
  things.find(({ _id }) => _id === id)

/** Answers to the calls that are additions to the specification. */
export const addedAnswers = {
  "events.stream": () => success(),
  "newsletter.subscribe": () =>
    success({ message: "Please check your inbox and confirm your subscription." }),
  "newsletter.confirm": () => success(),
  "newsletter.unsubscribe": () => success(),
  "newsletter.oneClick": () => success(),
  "product.update": (shop, form: FormData) => {
    const { productId, price, offerPrice, category, ...changes } = JSON.parse(
      String(form.get("productData")),
    ) as ProductChange
    const product = withId(shop.products, productId)
    if (!product) return refusal("Product not found!")
    Object.assign(product, changes, {
      ...(price !== undefined && { price: Number(price) }),
      ...(offerPrice !== undefined && { offerPrice: Number(offerPrice) }),
      ...(category !== undefined && { category }),
    })
    return success()
  },
  "product.withdraw": (
    shop,
    { productId, withdrawn }: { productId: string; withdrawn: boolean },
  ) => {
    const product = withId(shop.products, productId)
    if (!product) return refusal("Product not found!")
    product.withdrawn = withdrawn
    return success()
  },
  "product.mine": ({ products }) =>
    success({
      products: products.map((product) => ({
        ...product,
        onSale: product.inStock,
        withdrawn: product.withdrawn ?? false,
      })),
    }),
  "address.update": (
    shop,
    { addressId, address }: { addressId: string; address: AddressFields },
  ) => {
    const found = withId(shop.addresses, addressId)
    if (!found) return refusal("There is no such address.")
    const texts = { phone: String(address.phone), zipCode: String(address.zipCode) }
    Object.assign(found, address, texts)
    return success()
  },
  "address.delete": (shop, { addressId }: { addressId: string }) => {
    shop.addresses = shop.addresses.filter(({ _id }) => _id !== addressId)
    return success()
  },
  "contact.answered": (shop, { messageId, answered }: { messageId: string; answered: boolean }) => {
    const message = withId(shop.contacts, messageId)
    if (!message) return refusal("There is no such message.")
    message.answered = answered
    return success()
  },
  "order.move": (shop, { orderId, status }: { orderId: string; status: OrderStatus }) => {
    const order = withId(shop.orders, orderId)
    if (!order) return refusal("There is no such order.")
    order.status = status
    if (status === "Delivered") order.isPaid = true
    return success({ order })
  },
  "order.cancel": (shop, { orderId }: { orderId: string }) => {
    const order = withId(shop.orders, orderId)
    if (!order) return refusal("There is no such order.")
    order.status = "Cancelled"
    return success({ order })
  },
  "order.pay": (shop, { orderId }: { orderId: string }) =>
    withId(shop.orders, orderId)
      ? success({ url: `https://pay.example/${orderId}` })
      : refusal("There is no such order."),
  "order.leavePage": () => success(),
  "order.refund": (shop, { orderId }: { orderId: string }) => {
    const order = withId(shop.orders, orderId)
    if (!order) return refusal("There is no such order.")
    order.isPaid = false
    order.payment = { state: "refunded", refunded: order.amount }
    return success({ order })
  },
  "hooks.stripe": () => success(),
} satisfies Partial<Record<CallName, FakeAnswer>>
